import type { Sort } from '../model/sortCycle.ts';
import type { ViewColumn, ViewSort } from '../table/viewColumn.ts';
import type { ReadyColumn } from './readyColumn.ts';

/** Adapts ready columns for `TableView`, without a table engine. */
export const viewOfColumns = (columns: readonly ReadyColumn[]): readonly ViewColumn[] =>
  columns.map(({ id, header, meta, cell, enableSorting }) => ({
    id,
    header,
    meta,
    canSort: enableSorting,
    renderCell: (original, texts) => cell({ row: { original } }, texts),
  }));

/** Returns the field that the service sorts by for a column. */
export const getSortField = ({ id, meta }: Pick<ViewColumn, 'id' | 'meta'>): string => meta.sortField ?? id;

/** Returns the fields that a list can be sorted by. */
export const sortFieldsOf = (columns: readonly ReadyColumn[]): readonly string[] =>
  columns.filter(({ enableSorting }) => enableSorting).map(getSortField);

/** Returns the sorted column and direction; null if no given column is sorted. */
export function toViewSort(columns: readonly ViewColumn[], sort: Sort): ViewSort {
  const column = columns.find((each) => each.canSort && getSortField(each) === sort?.field);
  return column && sort ? { id: column.id, direction: sort.order } : null;
}
