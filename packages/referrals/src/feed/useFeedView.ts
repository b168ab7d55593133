import { useState } from 'react';
import { feedPeriod } from '../list/dateFilter.ts';
import { defaultListView, type ListView } from '../list/listView.ts';
import { toState } from '../list/stateFilter.ts';

/** What a reader of the feed can choose. */
export type FeedView = Pick<ListView, 'state' | 'sort' | 'page'>;

/** What a host controls of the view of the public feed. What it leaves out, the feed keeps itself. */
export interface FeedViewOptions {
  /** The state filter: two letters, or null for all. Default: the feed keeps it itself. */
  readonly state?: string | null | undefined;
  /** Called when the reader chooses a state. */
  readonly onStateChange?: ((state: string | null) => void) | undefined;
  /** State, sort and page, e.g. from the URL, in place of `state`. Default: the feed keeps them itself. */
  readonly view?: FeedView | undefined;
  /** Called with each new view. */
  readonly onViewChange?: ((view: FeedView) => void) | undefined;
}

/** What the public feed always shows: all of the last 72 hours, claimed ones too. */
const feedView: ListView = { ...defaultListView, period: feedPeriod, scope: 'all', showClaimed: true };

/** What a reader of the feed chose; it may be the host's, and a new state starts on the first page. */
export function useFeedView({ state, onStateChange, view: given, onViewChange }: FeedViewOptions) {
  const [own, setOwn] = useState(feedView);
  const chosen = state === undefined ? own.state : toState(state);
  const ownView: ListView = chosen === own.state ? own : { ...own, state: chosen, page: 0 };
  const view: ListView = given ? { ...own, ...given } : ownView;
  const setView = (next: ListView) => {
    setOwn(next);
    if (next.state !== view.state) onStateChange?.(next.state);
    onViewChange?.({ state: next.state, sort: next.sort, page: next.page });
  };
  return [view, setView] as const;
}
