import { awaitedCard, awaitedCell } from './awaited.css.ts';

/**
 * A page of rows in outline, in the columns and at the height of those that are on their way: one tall row, for drawing
 * each of them delays the rows themselves. `cells` are the classes of its cells.
 */
export const AwaitedRows = ({ cells }: { readonly cells: readonly string[] }) => (
  <tbody aria-hidden="true">
    <tr>
      {cells.map((className, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no other name here
        <td key={index} className={`${className} ${awaitedCell}`} />
      ))}
    </tr>
  </tbody>
);

/** So many cards of a class in outline. */
export const AwaitedCards = ({ count, card }: { readonly count: number; readonly card: string }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
      <div key={index} className={`${card} ${awaitedCard}`} />
    ))}
  </div>
);
