import { type ColumnName, columnLabels, sortFields } from '../referral/columns.ts';
import type { Sort } from './sortCycle.ts';

/** A way to sort, by the label of its column. */
export interface SortChoice {
  readonly field: string;
  readonly displayName: string;
}

const sortable = Object.keys(sortFields) as readonly ColumnName[];

const choicesOf = (names: readonly ColumnName[]): readonly SortChoice[] =>
  names.flatMap((name) => {
    const field = sortFields[name];
    return field === undefined ? [] : [{ field, displayName: columnLabels[name] }];
  });

/** The columns of a list that sort. */
export const sortChoicesOf = (
  columns: readonly { readonly label: string; readonly sortField?: string | undefined }[],
): readonly SortChoice[] =>
  columns.flatMap(({ label, sortField: field }) =>
    field === undefined ? [] : [{ field, displayName: label }],
  );

/** The sort in force, where none of the columns shows it (RTE-5, TBL-44); null where one does. */
export function hiddenSort(columns: readonly ColumnName[], sort: Sort): SortChoice | null {
  const isInForce = ({ field }: SortChoice) => field === sort?.field;
  if (choicesOf(columns).some(isInForce)) return null;
  return choicesOf(sortable).find(isInForce) ?? null;
}

/** What a list can be sorted by: its columns that sort, and the sort in force. */
export function sortChoices(columns: readonly ColumnName[], sort: Sort): readonly SortChoice[] {
  const hidden = hiddenSort(columns, sort);
  return hidden ? [...choicesOf(columns), hidden] : choicesOf(columns);
}

/** Says the order of a list that no header says: 'Sorted by Limited Time, ascending'; null where a header does. */
export function hiddenSortText(columns: readonly ColumnName[], sort: Sort): string | null {
  const hidden = hiddenSort(columns, sort);
  if (!hidden || !sort) return null;
  return `Sorted by ${hidden.displayName}, ${sort.order === 'asc' ? 'ascending' : 'descending'}`;
}
