import { english, nameIn, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ColumnInfo } from './columnInfo.ts';
import { shownIds } from './listAddress.ts';
import type { ReferralListState } from './listState.ts';
import type { SortChoice } from './SortMenu.tsx';

type ShownState = Pick<ReferralListState, 'sorting' | 'columnOrder' | 'columnVisibility'>;

/** Returns the sorted column if it isn't visible; null if it is, or if nothing is sorted. */
function hiddenSort(columns: readonly ColumnInfo[], state: ShownState): ColumnInfo | null {
  const [sort] = state.sorting;
  const sorted = columns.find(({ id }) => id === sort?.id);
  if (!sort || !sorted || isShown(sorted, columns, state)) return null;
  return sorted;
}

const isShown = ({ id }: ColumnInfo, columns: readonly ColumnInfo[], state: ShownState) =>
  state.columnOrder.includes(id) && shownIds(state, columns).includes(id);

/** Returns the sort options: visible columns, sort-only columns and the currently sorted column. */
export function sortableColumns(columns: readonly ColumnInfo[], state: ShownState): readonly SortChoice[] {
  const [sort] = state.sorting;
  return columns
    .filter(
      (column) =>
        column.canSort &&
        (isShown(column, columns, state) || !state.columnOrder.includes(column.id) || column.id === sort?.id),
    )
    .map(({ id, meta }) => ({ field: id, displayName: meta.label }));
}

/** Returns the text of a sort that no header shows, e.g. 'Sorted by Limited Time, ascending'; null if a header does. */
export function hiddenSortText(
  columns: readonly ColumnInfo[],
  state: ShownState,
  texts: Texts = english,
): string | null {
  const hidden = hiddenSort(columns, state);
  if (!hidden) return null;
  const { sortedDown, sortedUp } = texts(en.sorting);
  const heading = nameIn(texts(en.headings), hidden.meta.label);
  return (state.sorting[0]?.desc ? sortedDown : sortedUp)(heading);
}
