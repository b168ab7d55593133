import type { Search } from '@advantage/console-kit/application';
import type { Sort } from '@advantage/referrals';

/** Sort and page of a list. */
export interface PagedView {
  readonly sort: Sort;
  /** Page number, starting at 0. */
  readonly page: number;
}

/** Parses the sort in a URL. `none` means unsorted. */
function parseSort(text: string | undefined, initial: Sort, sortable: readonly string[]): Sort {
  if (text === 'none') return null;
  const [field = '', order] = text?.split(',') ?? [];
  return sortable.includes(field) && (order === 'asc' || order === 'desc') ? { field, order } : initial;
}

const serializeSort = (sort: Sort) => (sort ? `${sort.field},${sort.order}` : 'none');

/** Pages are numbered from 1 in a URL, as in the footer of the list. */
const parsePage = (text: string | undefined) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) - 1 : 0);

/** Returns the value for the URL, or undefined if it's the default. */
export const omitDefault = (value: string, fallback: string) => (value === fallback ? undefined : value);

/** Parses the view of a list without filters. `sortable` are the fields that it may be sorted by. */
export const parsePagedView = (
  search: Search,
  initial: PagedView,
  sortable: readonly string[],
): PagedView => ({
  sort: parseSort(search.sort, initial.sort, sortable),
  page: parsePage(search.page),
});

/** Returns the query for such a view. Other parameters are kept. */
export const serializePagedView = (search: Search, view: PagedView, initial: PagedView): Search => ({
  ...search,
  sort: omitDefault(serializeSort(view.sort), serializeSort(initial.sort)),
  page: view.page === 0 ? undefined : String(view.page + 1),
});
