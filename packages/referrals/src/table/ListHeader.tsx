import { SortableHeader, type SortDirection, tableStyles } from '@advantage/ui';
import { memo, useId } from 'react';
import type { ListColumn } from './listColumn.ts';

export interface ListHeaderProps {
  readonly column: ListColumn;
  /** How the list is sorted by this column. Default: it is not. */
  readonly direction?: SortDirection | undefined;
  /** Called with the field of a pressed header; keep it the same function. Default: no header sorts. */
  readonly onSort?: ((field: string) => void) | undefined;
}

/**
 * The header of a column: its label, a button where it sorts, an arrow where it does (TBL-11 to TBL-13, TBL-44). It
 * renders only when its own order changes.
 */
export const ListHeader = memo(function ListHeader({ column, direction, onSort }: ListHeaderProps) {
  const labelId = useId();
  const { label, align, isSticky = false, sortField, info } = column;
  if (sortField !== undefined && onSort) {
    return (
      <SortableHeader
        direction={direction}
        onSort={() => onSort(sortField)}
        isNumeric={align === 'end'}
        isAfterNumeric={align === 'after-numbers'}
        isSticky={isSticky}
        info={info}
      >
        <bdi>{label}</bdi>
      </SortableHeader>
    );
  }
  return (
    <th scope="col" className={cellClass(tableStyles.headerCell, column)} aria-labelledby={labelId}>
      <span className={tableStyles.headerLine}>
        <span id={labelId}>{label}</span>
        {info}
      </span>
    </th>
  );
});

const alignClass = { end: tableStyles.numeric, 'after-numbers': tableStyles.afterNumeric } as const;

/** The classes of a cell of a column, in head or body. */
export const cellClass = (base: string, { align, isSticky }: ListColumn) =>
  `${base}${align ? ` ${alignClass[align]}` : ''}${isSticky ? ` ${tableStyles.stickyEnd}` : ''}`;
