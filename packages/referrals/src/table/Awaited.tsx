import { tableStyles } from '@advantage/ui/internal';
import { defaultPageSize } from '../wire/listParams.ts';
import * as styles from './awaited.css.ts';
import * as cardStyles from './card.css.ts';
import { cellClass } from './TableHeader.tsx';
import type { PlacedColumn } from './viewColumn.ts';

const draw = <Outline,>(outline: (index: number) => Outline) =>
  Array.from({ length: defaultPageSize }, (_, index) => outline(index));

/** Rows in outline, in the columns and at the height of those that are on their way. */
export const AwaitedRows = ({ columns }: { readonly columns: readonly PlacedColumn[] }) => (
  <tbody aria-hidden="true">
    {draw((index) => (
      <tr key={index}>
        {columns.map((column) => (
          <td key={column.id} className={`${cellClass(tableStyles.cell, column)} ${styles.cell}`} />
        ))}
      </tr>
    ))}
  </tbody>
);

/** The same as cards. */
export const AwaitedCards = () => (
  <div aria-hidden="true">
    {draw((index) => (
      <div key={index} className={`${cardStyles.card} ${styles.card}`} />
    ))}
  </div>
);
