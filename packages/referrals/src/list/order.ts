import { english, nameIn, type Texts } from '@advantage/ui';
import type { ColumnInfo } from '../columns/column.ts';
import * as en from '../messages/en.ts';
import { shownIds } from './listAddress.ts';
import type { ReferralListState } from './listState.ts';

/** The words for an order: after the name of a list, and on the button that changes it. */
type OrderTexts = typeof en.orders.newest;

const sortKey = (id: string, desc: boolean) => `${id} ${desc ? 'desc' : 'asc'}`;

const times: Readonly<Record<string, readonly [down: 'newest' | 'latest', up: 'oldest' | 'soonest']>> = {
  addDate: ['newest', 'oldest'],
  lastModDate: ['newest', 'oldest'],
  marketplaceExpirationDate: ['latest', 'soonest'],
};

/** Returns the words for a sort: 'newest first' for dates, otherwise the column and its direction. */
function sortTexts({ meta, sortField }: ColumnInfo, desc: boolean, texts: Texts): OrderTexts {
  const t = texts(en.orders);
  const time = times[sortField];
  if (time) return t[time[desc ? 0 : 1]];
  const [down, up] = meta.align === 'end' ? [t.down, t.up] : [t.fromZ, t.fromA];
  return t.by(nameIn(texts(en.headings), meta.label), desc ? down : up);
}

/** Returns the words for the order of a list. */
export function orderTexts(
  columns: readonly ColumnInfo[],
  [sort]: ReferralListState['sorting'],
  texts: Texts = english,
): OrderTexts {
  const column = columns.find(({ id }) => id === sort?.id);
  return sort && column ? sortTexts(column, sort.desc, texts) : texts(en.orders).none;
}

type ShownState = Pick<ReferralListState, 'sorting' | 'columnOrder' | 'columnVisibility'>;

/**
 * Returns the order of a list as a select: its value, and as options the sorts to offer, both ways: of visible columns,
 * those only sorted by, and the current one.
 */
export function orderSelect(columns: readonly ColumnInfo[], state: ShownState, texts: Texts = english) {
  const shown = shownIds(state, columns);
  const [sort] = state.sorting;
  const isOffered = ({ id, canSort }: ColumnInfo) =>
    canSort && (shown.includes(id) || !state.columnOrder.includes(id) || id === sort?.id);
  const choices = columns.filter(isOffered).flatMap((column) => {
    const { id, sortField, meta } = column;
    // Soonest, newest, highest and A come first.
    const startsDown =
      sortField !== 'marketplaceExpirationDate' && (sortField in times || meta.align === 'end');
    return [startsDown, !startsDown].map((desc) => ({
      sort: { id, desc },
      value: sortKey(id, desc),
      label: sortTexts(column, desc, texts).short,
    }));
  });
  const value = sort ? sortKey(sort.id, sort.desc) : '';
  const current = { value, label: orderTexts(columns, state.sorting, texts).short };
  return {
    value,
    options: choices.some((choice) => choice.value === value) ? choices : [current, ...choices],
    /** Returns the sort of an option. */
    sortOf: (key: string) => choices.find((choice) => choice.value === key)?.sort,
  };
}
