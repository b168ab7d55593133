import { nameIn, SortableHeader, type SortDirection, useMessages } from '@advantage/ui';
import { tableStyles } from '@advantage/ui/internal';
import { memo, useId } from 'react';
import * as en from '../messages/en.ts';
import { scrolls } from './table.css.ts';
import type { PlacedColumn } from './viewColumn.ts';

export interface TableHeaderProps {
  readonly column: PlacedColumn;
  /** How the table is sorted by this column. Default: it is not. */
  readonly direction?: SortDirection | undefined;
  /** Called with the id of the pressed column; keep it the same function. Default: no header sorts. */
  readonly onSort?: ((id: string) => void) | undefined;
}

/** The header of a column: a button where it sorts, with an arrow where the table is sorted by it. */
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

/** The classes of a cell of a column, in head or body. */
export function cellClass(base: string, { meta, pinned, isAfterNumbers, isSticky }: PlacedColumn): string {
  const align = meta.align === 'end' ? ` ${tableStyles.numeric}` : '';
  const distance = isAfterNumbers ? ` ${tableStyles.afterNumeric}` : '';
  const status = meta.isStatus && !isSticky && !pinned ? ` ${scrolls}` : '';
  return `${base}${align}${distance}${status}${isSticky ? ` ${tableStyles.stickyEnd}` : ''}`;
}
