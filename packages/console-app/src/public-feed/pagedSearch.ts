import type { Search } from '@advantage/console-kit/application';
import type { Sort } from '@advantage/referrals';

/** Sort and page of a list. */
export interface PagedView {
  readonly sort: Sort;
  /** Counts from 0. */
  readonly page: number;
}

/** The sort that an address asks for; `none` is no sort. */
function sortOf(text: string | undefined, initial: Sort, sortable: readonly string[]): Sort {
  if (text === 'none') return null;
  const [field = '', order] = text?.split(',') ?? [];
  return sortable.includes(field) && (order === 'asc' || order === 'desc') ? { field, order } : initial;
}

const sortText = (sort: Sort) => (sort ? `${sort.field},${sort.order}` : 'none');

/** Pages count from 1 in an address, as in the footer of the list. */
const pageOf = (text: string | undefined) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) - 1 : 0);

/** What an address says of a choice: nothing where it is as usual. */
export const changed = (value: string, usual: string) => (value === usual ? undefined : value);

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
