import { awaitedCard, awaitedCell } from './awaited.css.ts';

/**
 * A placeholder for a page of rows that is loading, with the columns and height of the real rows. It's a single tall
 * row, because rendering one for each would delay the rows themselves. `cells` are the class names of its cells.
 */
export const SkeletonRows = ({ cells }: { readonly cells: readonly string[] }) => (
  <tbody aria-hidden="true">
    <tr>
      {cells.map((className, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no other key
        <td key={index} className={`${className} ${awaitedCell}`} />
      ))}
    </tr>
  </tbody>
);

/** Placeholders for a number of cards, given their class name. */
export const SkeletonCards = ({ count, card }: { readonly count: number; readonly card: string }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
      <div key={index} className={`${card} ${awaitedCard}`} />
    ))}
  </div>
);
