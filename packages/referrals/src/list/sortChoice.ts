import type { Sort } from '../model/sortCycle.ts';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import { adminColumns } from '../referral/referralColumns.tsx';
import { sortFieldOf } from '../referral/viewOfColumns.ts';

/** A way to sort, by the label of its column. */
export interface SortChoice {
  readonly field: string;
  readonly displayName: string;
}

type SortColumn = Pick<ReadyColumn, 'id' | 'meta' | 'enableSorting'>;

/** The columns of a list that sort. */
export const sortChoicesOf = (columns: readonly SortColumn[]): readonly SortChoice[] =>
  columns
    .filter(({ enableSorting }) => enableSorting)
    .map((column) => ({ field: sortFieldOf(column), displayName: column.meta.label }));

/** The sort in force, where none of the shown columns is sorted by it; null where one is. */
export function hiddenSort(columns: readonly SortColumn[], sort: Sort): SortChoice | null {
  const isInForce = ({ field }: SortChoice) => field === sort?.field;
  if (sortChoicesOf(columns).some(isInForce)) return null;
  return sortChoicesOf(adminColumns()).find(isInForce) ?? null;
}

/** What a list can be sorted by: its columns that sort, and the sort in force. */
export function sortChoices(columns: readonly SortColumn[], sort: Sort): readonly SortChoice[] {
  const choices = sortChoicesOf(columns);
  const hidden = hiddenSort(columns, sort);
  return hidden ? [...choices, hidden] : choices;
}

/** The order of a list that no header shows: 'Sorted by Limited Time, ascending'; null where a header does. */
export function hiddenSortText(columns: readonly SortColumn[], sort: Sort): string | null {
  const hidden = hiddenSort(columns, sort);
  if (!hidden || !sort) return null;
  return `Sorted by ${hidden.displayName}, ${sort.order === 'asc' ? 'ascending' : 'descending'}`;
}
