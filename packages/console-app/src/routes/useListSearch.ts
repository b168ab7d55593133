import { acquiredSortFields, defaultPagedView, type ListView, type PagedView } from '@advantage/referrals';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { pagedViewOfSearch, searchOfPagedView } from '../address/pagedSearch.ts';
import { searchOfView, viewOfSearch } from './listSearch.ts';
import type { Search } from './search.ts';

/** The query of the page that shows, and a function that changes it in place. */
export function useSearchState() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (to: (search: Search) => Search) =>
    void navigate({ to: '.', search: to, resetScroll: false });
  return [search, change] as const;
}

/** The view of a list in the address: what is chosen can be shared, survives a reload, and Back takes it back. */
export function useListSearch(initial: ListView) {
  const [search, change] = useSearchState();
  const setView = (view: ListView) => change((current) => searchOfView(current, view, initial));
  return [viewOfSearch(search, initial), setView] as const;
}

/** The same for a list without filters. */
export function usePagedSearch() {
  const [search, change] = useSearchState();
  const setView = (view: PagedView) =>
    change((current) => searchOfPagedView(current, view, defaultPagedView));
  return [pagedViewOfSearch(search, defaultPagedView, acquiredSortFields), setView] as const;
}
