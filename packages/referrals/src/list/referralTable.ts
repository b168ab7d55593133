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

/** Builds the row model. Reuses the row object if the same data object was at the same index before. */
function buildRowModel<Features extends TableFeatures, Data extends RowData>(
  table: Table<Features, Data>,
  data: readonly Data[],
  previousRows: readonly Row<Features, Data>[],
): RowModel<Features, Data> {
  const rowsById: Record<string, Row<Features, Data>> = {};
  const rows = data.map((original, index) => {
    const previous = previousRows[index];
    const row =
      previous?.original === original
        ? previous
        : constructRow(table, table.getRowId(original, index), original, index, 0);
    rowsById[row.id] = row;
    return row;
  });
  return { rows, flatRows: rows, rowsById };
}

/**
 * A core row model that creates its rows lazily. A long server-sorted list renders only a few rows and reads the others
 * only to select a page or a range.
 */
const createLazyRowModel =
  () =>
  <Features extends TableFeatures, Data extends RowData>(table: Table<Features, Data>) => {
    let data: readonly Data[] | undefined;
    let rows: readonly Row<Features, Data>[] = [];
    let model: RowModel<Features, Data>;
    return (): RowModel<Features, Data> => {
      const { data: current } = table.options;
      if (current === data) return model;
      data = current;
      let built: RowModel<Features, Data> | undefined;
      const build = () => {
        built ??= buildRowModel(table, current, rows);
        rows = built.rows;
        return built;
      };
      model = {
        get rows() {
          return build().rows;
        },
        get flatRows() {
          return build().flatRows;
        },
        get rowsById() {
          return build().rowsById;
        },
      };
      return model;
    };
  };

/** The TanStack Table features that referral lists use. */
export const referralTableFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  coreRowModel: createLazyRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, text: sortFn_text },
  columnMeta: metaHelper<ReferralColumnMeta>(),
});

/** Type of `referralTableFeatures`, for the type parameters of TanStack Table. */
export type ReferralTableFeatures = typeof referralTableFeatures;

/** A column of a referral list: a TanStack Table column definition. */
// biome-ignore lint/suspicious/noExplicitAny: TanStack Table's own value type for lists of columns with different values
export type ReferralColumn<Row extends Referral = Referral> = ColumnDef<ReferralTableFeatures, Row, any>;

/** Creates a column helper for referral lists: `accessor` for a field of the row, `display` for anything else. */
export const createReferralColumnHelper = <Row extends Referral = Referral>() =>
  createColumnHelper<ReferralTableFeatures, Row>();
