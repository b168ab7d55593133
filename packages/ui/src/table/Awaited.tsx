import { awaitedCard, awaitedCell } from './awaited.css.ts';

const draw = <Outline,>(count: number, outline: (index: number) => Outline) =>
  Array.from({ length: count }, (_, index) => outline(index));

interface AwaitedRowsProps {
  /** How many are expected. */
  readonly count: number;
  /** The class of each cell of a row. */
  readonly cells: readonly string[];
}

/** Rows in outline, in the columns and at the height of those that are on their way. */
export const AwaitedRows = ({ count, cells }: AwaitedRowsProps) => (
  <tbody aria-hidden="true">
    {draw(count, (row) => (
      <tr key={row}>
        {cells.map((className, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no other name here
          <td key={index} className={`${className} ${awaitedCell}`} />
        ))}
      </tr>
    ))}
  </tbody>
);

/** The same as cards of a class. */
export const AwaitedCards = ({ count, card }: { readonly count: number; readonly card: string }) => (
  <div aria-hidden="true">
    {draw(count, (index) => (
      <div key={index} className={`${card} ${awaitedCard}`} />
    ))}
  </div>
);
