import { useState } from 'react';
import { feedPeriod, toState } from '../list/filterOptions.ts';
import { defaultListView, type ListView } from '../list/listView.ts';

/** The state filter, sort and page of the feed. */
export type FeedView = Pick<ListView, 'state' | 'sort' | 'page'>;

/** Props that control the view of the public feed. The feed manages what the host leaves out. */
export interface FeedViewOptions {
  /** The state filter: two letters, or null for all. Default: the feed manages it. */
  readonly state?: string | null | undefined;
  /** Called when the user selects a state. */
  readonly onStateChange?: ((state: string | null) => void) | undefined;
  /** State, sort and page, e.g. from the URL. Used instead of `state`. Default: the feed manages them. */
  readonly view?: FeedView | undefined;
  /** Called with every new view. */
  readonly onViewChange?: ((view: FeedView) => void) | undefined;
}

/** The default view of the public feed: all referrals of the last 72 hours, including claimed ones. */
const feedView: ListView = { ...defaultListView, period: feedPeriod, scope: 'all', showClaimed: true };

/** Returns the feed's view, which the host may control, and what changes it and returns to the first page. */
export function useFeedView({ state, onStateChange, view: controlledView, onViewChange }: FeedViewOptions) {
  const [internalView, setInternalView] = useState(feedView);
  const currentState = state === undefined ? internalView.state : toState(state);
  const uncontrolledView: ListView =
    currentState === internalView.state ? internalView : { ...internalView, state: currentState, page: 0 };
  const view: ListView = controlledView ? { ...internalView, ...controlledView } : uncontrolledView;
  const change = (to: Partial<ListView>) => {
    const next: ListView = { ...view, page: 0, ...to };
    setInternalView(next);
    if (next.state !== view.state) onStateChange?.(next.state);
    onViewChange?.({ state: next.state, sort: next.sort, page: next.page });
  };
  return [view, change] as const;
}
