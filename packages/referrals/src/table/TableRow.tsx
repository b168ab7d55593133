import { nameIn, useTexts } from '@advantage/ui';
import { tableStyles, visuallyHidden } from '@advantage/ui/internal';
import { memo, type ReactNode } from 'react';
import type { RowNote } from '../live/referralRules.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { cellClass } from './TableHeader.tsx';
import * as styles from './table.css.ts';
import type { PositionedColumn } from './viewColumn.ts';

export interface TableRowProps {
  readonly referral: Referral;
  readonly columns: readonly PositionedColumn[];
  /** Why the row is grayed out; undefined if it isn't. */
  readonly note: RowNote | undefined;
  readonly isSelected: boolean;
  /** Whether the row can be opened. */
  readonly isClickable: boolean;
  /** Whether texts may wrap to two lines, which needs a wrapper element around each. */
  readonly isDense: boolean;
  /** `tabIndex` of the row. Default: not focusable. */
  readonly tabIndex?: number | undefined;
}

/** One row of a table. Re-renders only when its own referral, note or selection changes. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { referral, columns, note, isSelected, isClickable, isDense, tabIndex } = props;
  const texts = useTexts();
  const noteColumn = note && (columns.find(({ meta }) => meta.isStatus) ?? columns[0]);
  const openerIndex = columns.findIndex(({ meta }) => !meta.hasControls);
  return (
    <tr
      className={tableStyles.row}
      tabIndex={tabIndex}
      data-id={referral.opportunityId}
      data-clickable={isClickable || undefined}
      data-selected={isSelected || undefined}
      data-muted={note !== undefined || undefined}
      aria-current={isSelected || undefined}
    >
      {columns.map((column, index) => {
        const content =
          column === noteColumn ? (
            <span className={styles.note}>{nameIn(texts(en.statusNames), note ?? '')}</span>
          ) : (
            wrapContent(column, column.renderCell(referral, texts), isDense)
          );
        const Cell = column.meta.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={column.meta.isRowHeader ? 'row' : undefined}
            data-status={column.meta.isStatus}
            className={cellClass(tableStyles.cell, column)}
          >
            {isClickable && index === openerIndex
              ? rowButton(content, texts(en.table).detailsSuffix)
              : content}
          </Cell>
        );
      })}
    </tr>
  );
});

/** Number of characters that fit on one line of the narrowest column. */
const maxShortLength = 4;

const isShort = (content: ReactNode) => typeof content === 'string' && content.length <= maxShortLength;

const wrapContent = ({ meta: { wraps = false } }: PositionedColumn, content: ReactNode, isTight: boolean) =>
  isTight && wraps && !isShort(content) ? <span className={styles.wraps}>{content}</span> : content;

/** The button that opens the row by keyboard or screen reader. */
const rowButton = (content: ReactNode, suffix: string) => (
  <button type="button" data-opens-row className={styles.rowButton}>
    {content}
    <span className={visuallyHidden}>{suffix}</span>
  </button>
);
