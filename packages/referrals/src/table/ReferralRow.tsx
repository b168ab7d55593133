import { tableStyles, visuallyHidden } from '@advantage/ui';
import { memo, type ReactNode } from 'react';
import type { RowNote } from '../live/LiveList.ts';
import type { Referral } from '../model/referral.ts';
import type { CellContext } from '../referral/referralCells.tsx';
import { cellClass } from './ListHeader.tsx';
import type { ListColumn } from './listColumn.ts';
import * as styles from './table.css.ts';

export interface ReferralRowProps {
  readonly referral: Referral;
  readonly columns: readonly ListColumn[];
  readonly context: CellContext;
  /** Why the row is greyed out (LIV-10, LIV-11); undefined for an ordinary row. */
  readonly note: RowNote | undefined;
  readonly isSelected: boolean;
  /** Whether the row can be opened (TBL-57). */
  readonly isClickable: boolean;
  /** Whether texts may take two lines, which needs an element of its own around each. */
  readonly isTight: boolean;
}

/** One row of a list. It renders only when its own referral, note or selection changes. */
export const ReferralRow = memo(function ReferralRow(props: ReferralRowProps) {
  const { referral, columns, context, note, isSelected, isClickable, isTight } = props;
  const noteColumn = note && (columns.find((column) => column.showsNote) ?? columns[0]);
  return (
    <tr
      className={tableStyles.row}
      data-id={referral.opportunityId}
      data-clickable={isClickable || undefined}
      data-selected={isSelected || undefined}
      data-gone={note !== undefined || undefined}
      aria-current={isSelected || undefined}
    >
      {columns.map((column, index) => {
        const content =
          column === noteColumn ? (
            <span className={styles.note}>{note}</span>
          ) : (
            contentOf(column, column.cell(referral, context), isTight)
          );
        return (
          <td key={column.id} className={cellClass(tableStyles.cell, column)}>
            {isClickable && index === 0 ? rowButton(content) : content}
          </td>
        );
      })}
    </tr>
  );
});

/** So many letters fit the narrowest column on one line. */
const shortest = 4;

const isShort = (content: ReactNode) => typeof content === 'string' && content.length <= shortest;

const contentOf = ({ wraps = false }: ListColumn, content: ReactNode, isTight: boolean) =>
  isTight && wraps && !isShort(content) ? <span className={styles.wraps}>{content}</span> : content;

/** Opens the row for those who do not use a pointer. */
const rowButton = (content: ReactNode) => (
  <button type="button" data-opens-row className={styles.rowButton}>
    {content}
    <span className={visuallyHidden}>, details</span>
  </button>
);
