import { defaultSort, publicColumns, sortFieldsOf, stateOfQuery, withState } from '@advantage/referrals';
import type { FeedView } from '@advantage/referrals/feed';
import { useSyncExternalStore } from 'react';
import { parsePagedView, serializePagedView } from './pagedView.ts';

const subscribe = (onChange: () => void) => {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
};

const query = () => window.location.search;

const initial = { sort: defaultSort, page: 0 };
const sortable = sortFieldsOf(publicColumns());

function parseView(search: string): FeedView {
  const parameters = new URLSearchParams(search);
  return {
    state: stateOfQuery(parameters),
    ...parsePagedView(Object.fromEntries(parameters), initial, sortable),
  };
}

function pushView({ state, sort, page }: FeedView): void {
  const next = withState(new URLSearchParams(query()), state);
  for (const [name, value] of Object.entries(serializePagedView({}, { sort, page }, initial)))
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  window.history.pushState(null, '', next.size > 0 ? `?${next}` : window.location.pathname);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Keeps the feed's state, sort and page in the URL, for the public page, which has no router. */
export const useFeedAddress = () => [parseView(useSyncExternalStore(subscribe, query)), pushView] as const;
