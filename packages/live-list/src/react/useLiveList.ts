import { useEffect, useRef, useState } from 'react';
import { LiveList, type LiveListOptions } from '../core/LiveList.ts';
import type { LiveRows } from '../core/liveListState.ts';
import { reconcileRows } from '../core/rows.ts';
import { createBrowserScheduler, type LiveScheduler } from '../core/scheduler.ts';
import { useStore } from './useStore.ts';

/** Options of `useLiveList`: those of a `LiveList` without its timers. */
export interface UseLiveListOptions<Row, Query, Note>
  extends Omit<LiveListOptions<Row, Query, Note>, 'scheduler'> {
  /** For tests. Default: the browser page. Read once. */
  readonly scheduler?: LiveScheduler | undefined;
  /** The clock of the page, for 'last updated'. Default: the machine's. Read once. */
  readonly now?: (() => number) | undefined;
  /** Identifies the source of the rows. The list reloads when it changes. Default: always the same source. */
  readonly origin?: unknown;
  /** The store that the lists of an origin share. It replaces `reconcile`. Default: none. */
  readonly storeOf?: ((origin: unknown) => RowStore<Row> | undefined) | undefined;
}

/** The newest versions of rows, for lists that show the same ones. */
export interface RowStore<Row> {
  /** Returns the rows of an answer, each in its newest version; unchanged rows keep their objects. */
  reconcile(previous: readonly Row[], answer: readonly Row[]): readonly Row[];
  /** Calls back with each new version until the returned function is called. */
  subscribe(onRow: (row: Row, options: { readonly isOwn: boolean }) => void): () => void;
}

/** What a table shows, and the list to act on. */
export interface LiveListView<Row extends object, Query, Note> extends LiveRows<Row, Query, Note> {
  /** To pause, hold or refresh, and for `useLiveStatus` and `useAnnouncement`. Always the same object. */
  readonly list: LiveList<Row, Query, Note>;
}

/**
 * Keeps a list up to date while its component is mounted. The component renders only when rows, notes or counts change.
 * Functions may change from render to render; a changed `query` is fetched immediately.
 */
export function useLiveList<Row extends object, Query, Note = never>(
  options: UseLiveListOptions<Row, Query, Note>,
): LiveListView<Row, Query, Note> {
  const latest = useRef(options);
  const [list] = useState(() => createList(latest));
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => list.start(), [list]);
  useEffect(() => list.setQuery(options.query));
  useReload(list, options.origin);
  // After each render: what is drawn next to the list, e.g. details, may be the first to make the store.
  useEffect(() =>
    options.storeOf?.(options.origin)?.subscribe((row, change) => list.replaceRow(row, change)),
  );
  const rows = useStore(list.rows);
  return { ...rows, list };
}

function useReload(list: Pick<LiveList<never, never>, 'reload'>, origin: unknown) {
  const known = useRef(origin);
  useEffect(() => {
    if (known.current !== origin) list.reload();
    known.current = origin;
  }, [list, origin]);
}

type AnyList = Pick<LiveList<never, never>, 'status' | 'announcement'>;

/** How a list is doing. It changes with every poll: use it in the small component that shows it. */
export const useLiveStatus = (list: AnyList) => useStore(list.status);

/** The text for a polite live region. */
export const useAnnouncement = (list: AnyList) => useStore(list.announcement);

function createList<Row extends object, Query, Note>(latest: {
  readonly current: UseLiveListOptions<Row, Query, Note>;
}) {
  const { scheduler = createBrowserScheduler(latest.current.now), ...options } = latest.current;
  const { reconcile = (previous, next) => reconcileRows(previous, next, options) } = options;
  return new LiveList<Row, Query, Note>({
    ...options,
    scheduler,
    reconcile: (previous, next) => {
      const { storeOf, origin } = latest.current;
      const store = storeOf?.(origin);
      return store ? store.reconcile(previous, next) : reconcile(previous, next);
    },
    load: (...call) => latest.current.load(...call),
    isEmpty: (error) => latest.current.isEmpty?.(error) ?? false,
    onDataError: (report) => latest.current.onDataError?.(report),
    onError: (error) => latest.current.onError?.(error),
    onServerTime: (time) => latest.current.onServerTime?.(time),
  });
}
