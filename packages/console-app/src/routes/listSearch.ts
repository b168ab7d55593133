import { type ListView, listScopes, type PagedView, sortFields, toState } from '@advantage/referrals';
import { datePeriods } from '@advantage/ui';
import type { Search } from './search.ts';

type Sort = PagedView['sort'];

/** The sort that an address asks for; `none` is no sort (TBL-13). */
function sortOf(text: string | undefined, initial: Sort, sortable: readonly string[]): Sort {
  if (text === 'none') return null;
  const [field = '', order] = text?.split(',') ?? [];
  return sortable.includes(field) && (order === 'asc' || order === 'desc') ? { field, order } : initial;
}

const sortText = (sort: Sort) => (sort ? `${sort.field},${sort.order}` : 'none');

/** Pages count from 1 in an address, as in the footer of the list. */
const pageOf = (text: string | undefined) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) - 1 : 0);

const oneOf = <T extends string>(values: readonly T[], text: string | undefined, initial: T): T =>
  values.find((value) => value === text) ?? initial;

const claimedTexts = ['shown', 'hidden'] as const;
const claimedText = (isShown: boolean) => (isShown ? 'shown' : 'hidden');

const changed = (value: string, usual: string) => (value === usual ? undefined : value);

/** The view of a list without filters that an address asks for; `sortable` are the fields it may sort by. */
export const pagedViewOfSearch = (
  search: Search,
  initial: PagedView,
  sortable: readonly string[],
): PagedView => ({
  sort: sortOf(search.sort, initial.sort, sortable),
  page: pageOf(search.page),
});

/** The address of such a view: parameters it does not own stay. */
export const searchOfPagedView = (search: Search, view: PagedView, initial: PagedView): Search => ({
  ...search,
  sort: changed(sortText(view.sort), sortText(initial.sort)),
  page: view.page === 0 ? undefined : String(view.page + 1),
});

/** The view that an address asks for; what it leaves out or misspells is as the route has it (TBL-1, TBL-4 to TBL-6). */
export function viewOfSearch(search: Search, initial: ListView): ListView {
  const claimed = oneOf(claimedTexts, search.claimed, claimedText(initial.showClaimed));
  return {
    ...pagedViewOfSearch(search, initial, Object.values(sortFields)),
    period: oneOf(datePeriods, search.period, initial.period),
    state: toState(search.state) ?? initial.state,
    scope: oneOf(listScopes, search.scope, initial.scope),
    showClaimed: claimed === 'shown',
  };
}

/** The address of a view: parameters it does not own stay, and what is as the route has it is left out (TBL-7, TBL-8). */
export function searchOfView(search: Search, view: ListView, initial: ListView): Search {
  return {
    ...searchOfPagedView(search, view, initial),
    period: changed(view.period, initial.period),
    state: view.state ?? undefined,
    scope: changed(view.scope, initial.scope),
    claimed: changed(claimedText(view.showClaimed), claimedText(initial.showClaimed)),
  };
}
