import {
  acquiredColumns,
  defaultPagedView,
  type ListView,
  type PagedView,
  sortFieldsOf,
} from '@advantage/referrals';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { searchOfView, viewOfSearch } from './listSearch.ts';
import { pagedViewOfSearch, searchOfPagedView } from './pagedSearch.ts';
import type { Search } from './search.ts';

const sortable = sortFieldsOf(acquiredColumns());

/** Changes the query of the page that shows in place; always the same function. */
function useSearchChange() {
  const navigate = useNavigate();
  return useCallback(
    (to: (search: Search) => Search) => void navigate({ to: '.', search: to, resetScroll: false }),
    [navigate],
  );
}

/** The referral that is open beside the list of the page that shows, and a function that changes the query in place. */
export function useOpenReferral() {
  const referral = useSearch({ strict: false, select: (search: Search) => search.referral });
  return [referral ?? null, useSearchChange()] as const;
}

const withoutReferral = ({ referral: _, ...search }: Search): Search => search;

/**
 * The query of the page that shows, but for the referral that is open: it stays the same object until the list is to
 * look otherwise. And a function that changes the query in place.
 */
export function useListState() {
  const search: Search = useSearch({ strict: false, select: withoutReferral, structuralSharing: true });
  return [search, useSearchChange()] as const;
}

/**
 * The view of a list in the address: what is chosen can be shared, survives a reload, and Back takes it back. Keep
 * `initial` the same object from render to render.
 */
export function useListSearch(initial: ListView) {
  const [search, change] = useListState();
  const view = useMemo(() => viewOfSearch(search, initial), [search, initial]);
  const setView = useCallback(
    (next: ListView) => change((current) => searchOfView(current, next, initial)),
    [change, initial],
  );
  return [view, setView] as const;
}

/** The same for a list without filters. */
export function usePagedSearch() {
  const [search, change] = useListState();
  const setView = (view: PagedView) =>
    change((current) => searchOfPagedView(current, view, defaultPagedView));
  return [pagedViewOfSearch(search, defaultPagedView, sortable), setView] as const;
}
