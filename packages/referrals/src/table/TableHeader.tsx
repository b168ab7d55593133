import { nameIn, SortableHeader, type SortDirection, useMessages } from '@advantage/ui';
import { tableStyles } from '@advantage/ui/internal';
import { memo, useId } from 'react';
import * as en from '../messages/en.ts';
import { stickyStatus } from './table.css.ts';
import type { PositionedColumn } from './viewColumn.ts';

export interface TableHeaderProps {
  readonly column: PositionedColumn;
  /** Sort direction of this column. Default: it is not sorted. */
  readonly direction?: SortDirection | undefined;
  /** Called with the id of the pressed column. Must be stable. Default: no header sorts. */
  readonly onSort?: ((id: string) => void) | undefined;
}

/** A column header: a button if the column sorts, with an arrow if it's the sorted column. */
export const TableHeader = memo(function TableHeader({ column, direction, onSort }: TableHeaderProps) {
  const labelId = useId();
  const names = useMessages(en.headings);
  const { id, meta, canSort, isAfterNumbers, isSticky, tool } = column;
  const header = typeof column.header === 'string' ? nameIn(names, column.header) : column.header;
  const info = (
    <>
      {meta.info?.()}
      {tool}
    </>
  );
  if (canSort && onSort) {
    return (
      <SortableHeader
        direction={direction}
        onSort={() => onSort(id)}
        isNumeric={meta.align === 'end'}
        isAfterNumeric={isAfterNumbers}
        isSticky={isSticky}
        info={info}
      >
        <bdi>{header}</bdi>
      </SortableHeader>
    );
  }
  return (
    <th scope="col" className={cellClass(tableStyles.headerCell, column)} aria-labelledby={labelId}>
      <span className={tableStyles.headerLine}>
        <span id={labelId}>{header}</span>
        {info}
      </span>
    </th>
  );
});

/** Returns the classes of a column's header or body cell. */
export function cellClass(
  base: string,
  { meta, pinned, isAfterNumbers, isSticky }: PositionedColumn,
): string {
  const align = meta.align === 'end' ? ` ${tableStyles.numeric}` : '';
  const spacing = isAfterNumbers ? ` ${tableStyles.afterNumeric}` : '';
  const status = meta.isStatus && !isSticky && !pinned ? ` ${stickyStatus}` : '';
  return `${base}${align}${spacing}${status}${isSticky ? ` ${tableStyles.stickyEnd}` : ''}`;
}
