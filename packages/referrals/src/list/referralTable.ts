import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructRow,
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  type Row,
  type RowData,
  type RowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_text,
  type Table,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/react-table';
import type { Referral } from '../model/referral.ts';
import type { ReferralColumnMeta } from '../table/columnMeta.ts';

function buildRowModel<Features extends TableFeatures, Data extends RowData>(
  table: Table<Features, Data>,
  data: readonly Data[],
): RowModel<Features, Data> {
  const rows = data.map((original, index) =>
    constructRow(table, table.getRowId(original, index), original, index, 0),
  );
  const rowsById: Record<string, Row<Features, Data>> = {};
  for (const row of rows) rowsById[row.id] = row;
  return { rows, flatRows: rows, rowsById };
}

/**
 * A core row model that keeps the `Row` object of every row whose data is the same object in the same place, so that a
 * poll costs as much as it changes.
 */
export const incrementalRowModel =
  () =>
  <Features extends TableFeatures, Data extends RowData>(table: Table<Features, Data>) => {
    let data: readonly Data[] = [];
    let model = buildRowModel(table, data);
    return (): RowModel<Features, Data> => {
      const before = data;
      data = table.options.data;
      if (data === before) return model;
      model = nextRowModel(table, model, before, data);
      return model;
    };
  };

function nextRowModel<Features extends TableFeatures, Data extends RowData>(
  table: Table<Features, Data>,
  model: RowModel<Features, Data>,
  before: readonly Data[],
  data: readonly Data[],
): RowModel<Features, Data> {
  if (data.length !== before.length) return buildRowModel(table, data);
  const rows = model.rows.slice();
  const changed: Row<Features, Data>[] = [];
  for (let index = 0; index < data.length; index += 1) {
    const original = data[index];
    if (original === undefined || original === before[index]) continue;
    const id = table.getRowId(original, index);
    if (id !== rows[index]?.id) return buildRowModel(table, data);
    const row = constructRow(table, id, original, index, 0);
    rows[index] = row;
    changed.push(row);
  }
  for (const row of changed) model.rowsById[row.id] = row;
  return { rows, flatRows: rows, rowsById: model.rowsById };
}

/** The features of TanStack Table that lists of referrals use. */
export const referralTableFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  coreRowModel: incrementalRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, text: sortFn_text },
  columnMeta: metaHelper<ReferralColumnMeta>(),
});

/** The features of the tables of referrals, as the type that TanStack Table takes. */
export type ReferralTableFeatures = typeof referralTableFeatures;

/** A column of a list of referrals: a column definition of TanStack Table. */
// biome-ignore lint/suspicious/noExplicitAny: TanStack Table's own value type for lists of columns with different values
export type ReferralColumn<Row extends Referral = Referral> = ColumnDef<ReferralTableFeatures, Row, any>;

/** Makes columns of a list of referrals: `accessor` for a field of the row, `display` for anything else. */
export const createReferralColumnHelper = <Row extends Referral = Referral>() =>
  createColumnHelper<ReferralTableFeatures, Row>();
