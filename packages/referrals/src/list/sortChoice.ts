import { english, nameIn, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ColumnInfo } from './columnInfo.ts';
import { shownIds } from './listAddress.ts';
import type { ReferralListState } from './listState.ts';
import type { SortChoice } from './SortMenu.tsx';

type ShownState = Pick<ReferralListState, 'sorting' | 'columnOrder' | 'columnVisibility'>;

/** The sort in force where no column that shows is sorted by it; null where one is. */
function hiddenSort(columns: readonly ColumnInfo[], state: ShownState): ColumnInfo | null {
  const [sort] = state.sorting;
  const sorted = columns.find(({ id }) => id === sort?.id);
  if (!sort || !sorted || isShown(sorted, columns, state)) return null;
  return sorted;
}

const isShown = ({ id }: ColumnInfo, columns: readonly ColumnInfo[], state: ShownState) =>
  state.columnOrder.includes(id) && shownIds(state, columns).includes(id);

/** What a list can be sorted by: its columns that show, those that cards always show, and the sort in force. */
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

/** The order of a list that no header shows: 'Sorted by Limited Time, ascending'; null where a header does. */
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
