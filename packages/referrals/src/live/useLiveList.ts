import { useClock } from '@advantage/ui';
import { useEffect, useRef, useState } from 'react';
import { LiveList, type LiveListOptions } from './LiveList.ts';
import type { LiveRows } from './listState.ts';
import { createBrowserScheduler, type LiveScheduler } from './scheduler.ts';
import { useStore } from './useStore.ts';

/** What `useLiveList` takes: a `LiveListOptions` without its timers. */
export interface UseLiveListOptions extends Omit<LiveListOptions, 'scheduler'> {
  /** For tests. Default: the browser page, by the clock of `ClockProvider`. Read once. */
  readonly scheduler?: LiveScheduler;
  /** Where the rows come from; another one is asked at once. Default: always the same. */
  readonly origin?: unknown;
}

/** What a table shows, and the list to act on. */
export interface LiveListView extends LiveRows {
  /** To pause, hold or refresh, and for `useLiveStatus` and `useAnnouncement`. Always the same object. */
  readonly list: LiveList;
}

/**
 * A list that keeps itself up to date while its component is mounted. The component renders only when rows, notes or
 * counts change. Functions may change from render to render; a changed `query` is asked at once.
 */
export function useLiveList(options: UseLiveListOptions): LiveListView {
  const clock = useClock();
  const latest = useRef(options);
  const [list] = useState(() => createList(latest, () => clock.now()));
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => list.start(), [list]);
  useEffect(() => list.setQuery(options.query));
  useReload(list, options.origin);
  const rows = useStore(list.rows);
  return { ...rows, list };
}

function useReload(list: LiveList, origin: unknown) {
  const known = useRef(origin);
  useEffect(() => {
    if (known.current !== origin) list.reload();
    known.current = origin;
  }, [list, origin]);
}

/** How a list is doing. It changes with every poll: use it in the small component that shows it. */
export const useLiveStatus = (list: LiveList) => useStore(list.status);

/** What a polite live region is to say (LIV-12). */
export const useAnnouncement = (list: LiveList) => useStore(list.announcement);

function createList(latest: { readonly current: UseLiveListOptions }, now: () => number) {
  const { query, interval, scheduler = createBrowserScheduler(now) } = latest.current;
  return new LiveList({
    query,
    interval,
    scheduler,
    load: (...call) => latest.current.load(...call),
    onDataError: (report) => latest.current.onDataError?.(report),
    onError: (error) => latest.current.onError?.(error),
    onServerTime: (time) => latest.current.onServerTime?.(time),
  });
}
