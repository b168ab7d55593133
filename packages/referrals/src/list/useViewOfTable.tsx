import type { Texts } from '@advantage/ui';
import {
  type Column,
  type ColumnSizingState,
  constructRow,
  flexRender,
  type ReactTable,
  type Row as TanStackRow,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import type { Referral } from '../model/referral.ts';
import type { ViewColumn, ViewSort } from '../table/viewColumn.ts';
import { columnInfo } from './columnInfo.ts';
import { PinnedColumns } from './PinnedColumns.tsx';
import { ResizeHandle } from './ResizeHandle.tsx';
import type { ReferralTableFeatures } from './referralTable.ts';

type TableColumn<Row extends Referral> = Column<ReferralTableFeatures, Row>;

type TableRow<Row extends Referral> = TanStackRow<ReferralTableFeatures, Row>;

/** Renders a cell. Cells are plain functions, so a row doesn't need a component per cell. */
function renderCell<Row extends Referral>(
  { id, columnDef }: TableColumn<Row>,
  row: TableRow<Row> | undefined,
  texts: Texts,
): ReactNode {
  const cell = row?.getAllCellsByColumnId()[id];
  if (!cell) return null;
  if (typeof columnDef.cell !== 'function') return columnDef.cell;
  // Ready columns also take the current texts.
  const render: (context: ReturnType<NonNullable<typeof cell>['getContext']>, texts: Texts) => ReactNode =
    columnDef.cell;
  return render(cell.getContext(), texts);
}

/** Returns the table row of a rendered referral without creating the rows of all others. */
type GetTableRow<Row extends Referral> = (
  table: TableColumn<Row>['table'],
  referral: Referral,
) => TableRow<Row> | undefined;

function createRowLookup<Row extends Referral>(): GetTableRow<Row> {
  const cache = new WeakMap<Referral, TableRow<Row>>();
  return (table, referral) => {
    const data: readonly Row[] = table.options.data;
    const cached = cache.get(referral);
    if (cached && data[cached.index] === referral) return cached;
    const index = data.findIndex((row) => row.opportunityId === referral.opportunityId);
    const original = data[index];
    if (original === undefined) return cached;
    const row = constructRow(table, original.opportunityId, original, index, 0);
    cache.set(referral, row);
    return row;
  };
}

function renderHeader<Row extends Referral>({ id, table, columnDef }: TableColumn<Row>): ReactNode {
  if (typeof columnDef.header !== 'function') return columnDef.header;
  const header = table.getFlatHeaders().find(({ column }) => column.id === id);
  return header ? flexRender(columnDef.header, header.getContext()) : null;
}

function toViewColumn<Row extends Referral>(
  column: TableColumn<Row>,
  sizing: ColumnSizingState,
  rowOf: GetTableRow<Row>,
): ViewColumn {
  const { id, table, columnDef } = column;
  const { meta } = columnInfo({ id, header: columnDef.header, meta: columnDef.meta });
  return {
    id,
    header: renderHeader(column),
    meta,
    width: sizing[id] ?? (meta.widthClass === undefined ? columnDef.size : undefined),
    size: column.getSize(),
    pinned: column.getIsPinned(),
    canSort: column.getCanSort(),
    renderCell: (referral, texts) => renderCell(column, rowOf(table, referral), texts),
    tool: column.getCanResize() && (
      <ResizeHandle id={id} label={meta.label} size={column.getSize()} sizing={sizing} table={table} />
    ),
  };
}

const noSizing: ColumnSizingState = {};

/** Makes the last column fill the remaining width, and adds `PinnedColumns` to the header of the first. */
function pinEdgeColumns(columns: readonly ViewColumn[]): readonly ViewColumn[] {
  const countPinned = (side: 'start' | 'end') => columns.filter(({ pinned }) => pinned === side).length;
  const controls = columns.filter(({ meta }) => meta.isControl).length;
  // A pinned checkbox needs the column that identifies its row.
  const start = controls > 0 && controls === countPinned('start') ? controls + 1 : countPinned('start');
  const end = countPinned('end');
  const last = columns.length - 1;
  return columns.map((column, index) => {
    const tool = index === last ? undefined : column.tool;
    const pinned = index < start ? 'start' : column.pinned;
    const hasPinnedColumns = index === 0 && start + end > 0;
    if (!hasPinnedColumns) return { ...column, pinned, tool };
    return {
      ...column,
      pinned,
      tool: (
        <>
          {tool}
          <PinnedColumns start={start} end={end} />
        </>
      ),
    };
  });
}

/**
 * Adapts the columns, rows and sort of a table for `TableView`. Columns keep their identity while only rows change.
 * `data`: rows in server order; undefined if the table sorts and paginates them.
 */
export function useViewOfTable<Row extends Referral>(
  table: ReactTable<ReferralTableFeatures, Row>,
  data: readonly Row[] | undefined,
) {
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  const visible = useMemo(() => [...start, ...center, ...end], [start, center, end]);
  const all = table.getAllLeafColumns();
  const { columnSizing, columnPinning, sorting } = table.state;
  const [rowOf] = useState(createRowLookup<Row>);
  const model = table.getRowModel();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pinned side of a column is read from the table
  const columns = useMemo(
    () => pinEdgeColumns(visible.map((column) => toViewColumn(column, columnSizing, rowOf))),
    [visible, columnSizing, columnPinning, rowOf],
  );
  const cards = useMemo(
    () => [
      ...columns,
      ...all
        .filter((column) => !visible.includes(column))
        .map((column) => toViewColumn(column, noSizing, rowOf)),
    ],
    [columns, visible, all, rowOf],
  );
  const rows = useMemo(() => data ?? model.rows.map(({ original }) => original), [data, model]);
  const [sorted] = sorting;
  const sort = useMemo(
    (): ViewSort => (sorted ? { id: sorted.id, direction: sorted.desc ? 'desc' : 'asc' } : null),
    [sorted],
  );
  return { visible, columns, cards, rows, sort };
}
