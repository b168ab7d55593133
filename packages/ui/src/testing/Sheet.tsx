import type { ReactNode } from 'react';
import * as styles from './Sheet.css.ts';

interface SheetProps<Row extends string, Column extends string> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly cell: (row: Row, column: Column) => ReactNode;
  /** Name of the sheet, unique on the page of its component. Default: States. */
  readonly label?: string;
}

/** A sheet of states with labeled axes, for stories. */
export function Sheet<Row extends string, Column extends string>({
  rows,
  columns,
  cell,
  label = 'States',
}: SheetProps<Row, Column>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.axis}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className={styles.axis}>
                {row}
              </th>
              {columns.map((column) => (
                <td key={column}>{cell(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
