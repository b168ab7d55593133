import type { ReactNode } from 'react';
import * as styles from './inColumn.css.ts';
import { Sheet } from './Sheet.tsx';

interface FieldSheetProps<Look extends string, Column extends string> {
  readonly looks: Readonly<Record<Look, unknown>>;
  readonly columns: readonly Column[];
  readonly cell: (look: Look, column: Column) => ReactNode;
}

/** A sheet of a form control's states, in cells as wide as a form column. A column named 'narrow' is narrow. */
export function FieldSheet<Look extends string, Column extends string>(props: FieldSheetProps<Look, Column>) {
  const { looks, columns, cell } = props;
  return (
    <Sheet
      rows={Object.keys(looks) as Look[]}
      columns={columns}
      cell={(look, column) => (
        <div className={column === 'narrow' ? styles.narrow : styles.cell}>{cell(look, column)}</div>
      )}
    />
  );
}
