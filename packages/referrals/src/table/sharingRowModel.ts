import {
  constructRow,
  type Row,
  type RowData,
  type RowModel,
  type Table,
  type TableFeatures,
} from '@tanstack/react-table';

/** A core row model for data that is often replaced and rarely changes: unchanged data keeps its row objects. */
export const createSharingRowModel =
  () =>
  <Features extends TableFeatures, Data extends RowData>(table: Table<Features, Data>) => {
    let data: readonly Data[] | undefined;
    let model = toModel<Features, Data>([]);
    return (): RowModel<Features, Data> => {
      const { data: current } = table.options;
      if (current !== data) model = toModel(shareRows(table, current, model.rows));
      data = current;
      return model;
    };
  };

function shareRows<Features extends TableFeatures, Data extends RowData>(
  table: Table<Features, Data>,
  data: readonly Data[],
  previous: readonly Row<Features, Data>[],
): Row<Features, Data>[] {
  let moved: Map<Data, Row<Features, Data>> | undefined;
  const find = (original: Data) => {
    moved ??= new Map(previous.map((row) => [row.original, row]));
    const row = moved.get(original);
    moved.delete(original);
    return row;
  };
  return data.map((original, index) => {
    const inPlace = previous[index];
    if (inPlace?.original === original) return inPlace;
    const row = previous.length > 0 ? find(original) : undefined;
    if (!row) return constructRow(table, table.getRowId(original, index), original, index, 0);
    row.index = index;
    return row;
  });
}

function toModel<Features extends TableFeatures, Data extends RowData>(
  rows: Row<Features, Data>[],
): RowModel<Features, Data> {
  let rowsById: Record<string, Row<Features, Data>> | undefined;
  return {
    rows,
    flatRows: rows,
    get rowsById() {
      rowsById ??= Object.fromEntries(rows.map((row) => [row.id, row]));
      return rowsById;
    },
  };
}
