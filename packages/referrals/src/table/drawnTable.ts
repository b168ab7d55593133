import type { Texts } from '@advantage/ui';
import { tableStyles } from '@advantage/ui/internal';
import type { ReactNode } from 'react';
import { columnInfo, type InfoColumn, type NamedColumnMeta } from '../columns/column.ts';
import type { Referral } from '../model/referral.ts';

/** Renders a header or cell. A method, so that it fits columns of any row. */
interface Template {
  render(context: object, texts: Texts): ReactNode;
}

/** A column of a TanStack table. */
export interface DrawnColumn {
  readonly id: string;
  readonly columnDef: InfoColumn & {
    readonly cell?: string | Template['render'] | undefined;
    readonly size?: number | undefined;
  };
  /** Returns the value of a row; undefined for columns without one. */
  accessorFn?(row: Referral, index: number): unknown;
  getIsPinned?(): 'start' | 'end' | false;
  getCanResize?(): boolean;
  pin?(side: 'start' | false): void;
  /** Shows or hides the column, in tables whose columns can be hidden. */
  toggleVisibility?(isVisible: boolean): void;
}

/** A header of a TanStack table. */
export interface DrawnHeader {
  readonly id: string;
  readonly column: DrawnColumn;
  readonly isPlaceholder: boolean;
  readonly subHeaders: readonly unknown[];
  getContext(): object;
  getLeafHeaders(): readonly DrawnHeader[];
}

/** A cell of a TanStack table. */
export interface DrawnCell {
  readonly column: DrawnColumn;
  getContext(): object;
}

/** A row of a TanStack table. */
export interface DrawnRow {
  readonly id: string;
  readonly original: Referral;
  getAllCells(): readonly DrawnCell[];
  /** The cells in order, without those of hidden columns, in tables whose columns can be hidden. */
  getVisibleCells?(): readonly DrawnCell[];
  getAllCellsByColumnId(): Readonly<Record<string, DrawnCell>>;
  getIsSelected?(): boolean;
}

/** Whether a row is drawn the same. A moved row is a new object, so this compares its referral. */
export function isSameRow<Props extends { readonly row: DrawnRow }>(before: Props, now: Props): boolean {
  for (const name in now) if (name !== 'row' && before[name] !== now[name]) return false;
  return before.row.original === now.row.original;
}

/** The part of a TanStack table that is drawn, whatever else it has. Every table of `useTable` is one. */
export interface DrawnTable {
  getHeaderGroups(): readonly { readonly id: string; readonly headers: readonly DrawnHeader[] }[];
  getRowModel(): { readonly rows: readonly DrawnRow[] };
  getAllLeafColumns(): readonly DrawnColumn[];
  setColumnSizing?(update: (now: Record<string, number>) => Record<string, number>): void;
}

/** Returns the visible columns of a table in the order in which they are drawn, pinned ones at the edges. */
export const visibleColumns = <Column>(
  groups: readonly { readonly headers: readonly { readonly column: Column }[] }[],
): readonly Column[] => groups.at(-1)?.headers.map(({ column }) => column) ?? [];

/** Returns the content of a cell. It's called, so that a row doesn't need a component for each cell. */
export function cellContent(cell: DrawnCell, texts: Texts): ReactNode {
  const template = cell.column.columnDef.cell;
  return typeof template === 'function' ? template(cell.getContext(), texts) : template;
}

/** What is the same for all cells of a column. */
export interface ColumnLook {
  readonly id: string;
  readonly meta: NamedColumnMeta;
  readonly canSort: boolean;
  /** Whether the column needs extra space because it follows numbers. */
  readonly isAfterNumbers: boolean;
  readonly className: string;
  readonly cell: { readonly tag: 'th' | 'td'; readonly className: string };
}

/** The looks of the drawn columns of a table. */
export interface TableLooks {
  readonly byId: ReadonlyMap<string, ColumnLook>;
  /** The column whose cells contain the button that opens the row. */
  readonly openerId: string | undefined;
  /** The column that shows why a row is grayed out. */
  readonly noteId: string | undefined;
  readonly titleOf: NamedColumnMeta['title'];
  /** The column whose cells have a second line, with the texts of columns that left the table. */
  readonly sublineId: string | undefined;
  readonly sublines: readonly NonNullable<NamedColumnMeta['subline']>[];
}

/** Computes what the drawn columns look like, once per table. `left` are the columns that left it, for lack of room. */
export function looksOf(columns: readonly DrawnColumn[], left: readonly DrawnColumn[]): TableLooks {
  const infos = columns.map(({ id, columnDef }) => columnInfo({ ...columnDef, id }));
  const looks = infos.map(({ id, meta, canSort }, index): ColumnLook => {
    const isNumber = meta.align === 'end';
    const isAfterNumbers = infos[index - 1]?.meta.align === 'end' && !isNumber;
    const className = join(
      isNumber && tableStyles.numeric,
      isAfterNumbers && tableStyles.afterNumeric,
      meta.cellClass,
    );
    const tag = meta.isRowHeader ? 'th' : 'td';
    const cell = {
      tag,
      className: join(tableStyles.cell, meta.wraps && tableStyles.wrap, className),
    } as const;
    return { id, meta, canSort, isAfterNumbers, className, cell };
  });
  const title = looks.find(({ meta }) => meta.title);
  const opener = title?.meta.isRowHeader ? title : looks.find(({ meta }) => !meta.hasControls);
  const sublines = left
    .flatMap(({ columnDef }) => columnDef.meta?.subline ?? [])
    .toSorted((a, b) => a.order - b.order);
  return {
    byId: new Map(looks.map((look) => [look.id, look])),
    openerId: opener?.id,
    noteId: (looks.find(({ meta }) => meta.isStatus) ?? looks[0])?.id,
    titleOf: title?.meta.title,
    sublineId: sublines.length > 0 ? title?.id : undefined,
    sublines,
  };
}

const join = (...classes: readonly (string | false | undefined)[]) => classes.filter(Boolean).join(' ');

/** A row between the rows of a table, and between its cards. */
export interface RowBetween {
  /** Draws the row, with a key. */
  tableRow(columns: readonly DrawnColumn[], looks: TableLooks): ReactNode;
  /** The same between cards, with a key. Default: nothing. */
  readonly card?: ReactNode;
}

/** Rows between rows, by the id of the row after them. */
export type RowsBetween = ReadonlyMap<string, RowBetween>;

/** Returns the number of drawn columns pinned to an edge. A pinned checkbox also pins the column that names its row. */
export function countPinned(columns: readonly DrawnColumn[], side: 'start' | 'end'): number {
  const pinned = columns.filter((column) => column.getIsPinned?.() === side).length;
  const controls = columns.filter(({ columnDef }) => columnDef.meta?.isControl).length;
  return side === 'start' && controls > 0 && controls === pinned ? pinned + 1 : pinned;
}
