import { useEffect, useMemo, useRef, useState } from 'react';
import { LiveList, type LiveListOptions } from '../core/LiveList.ts';
import type { LiveRows } from '../core/liveListState.ts';
import { reconcileRows } from '../core/rows.ts';
import { createBrowserScheduler, type LiveScheduler } from '../core/scheduler.ts';
import { useStore } from './useStore.ts';

/** Options of `useLiveList`: those of a `LiveList`, but with an optional scheduler. */
export interface UseLiveListOptions<Row, Query, Note>
  extends Omit<LiveListOptions<Row, Query, Note>, 'scheduler'> {
  /** Replaces the timers in tests. Default: the browser page. Read once. */
  readonly scheduler?: LiveScheduler | undefined;
  /** The page's clock, for 'last updated'. Default: the system clock. Read once. */
  readonly now?: (() => number) | undefined;
  /**
   * The window that shows the list, if that isn't the script's: its visibility counts, and its timers run. Default: the
   * script's. Ignored with a `scheduler`.
   */
  readonly ownerWindow?: Window | undefined;
  /** Identifies the source of the rows. The list reloads when it changes. Default: always the same source. */
  readonly origin?: unknown;
  /** Returns the row store that all lists of an origin share. It replaces `reconcile`. Default: none. */
  readonly getStore?: ((origin: unknown) => RowStore<Row> | undefined) | undefined;
}

/** The newest versions of rows, shared by lists that show the same rows. */
export interface RowStore<Row> {
  /** Returns the rows of a response, each in its newest version. Unchanged rows keep their objects. */
  reconcile(previous: readonly Row[], answer: readonly Row[]): readonly Row[];
  /** Subscribes to new versions of rows. Returns a function that unsubscribes. */
  subscribe(onRow: (row: Row, options: { readonly isOwn: boolean }) => void): () => void;
}

/** The rows to show, and the list to act on. */
export interface LiveListView<Row extends object, Query, Note> extends LiveRows<Row, Query, Note> {
  /** The list, to pause, hold or refresh, and for `useLiveStatus` and `useAnnouncement`. Always the same object. */
  readonly list: LiveList<Row, Query, Note>;
}

/**
 * Keeps a list up to date while the component is mounted. The component renders only when rows, notes or counts change.
 * Functions may change between renders. A changed `query` is fetched immediately.
 */
export function useLiveList<Row extends object, Query, Note = never>(
  options: UseLiveListOptions<Row, Query, Note>,
): LiveListView<Row, Query, Note> {
  const latest = useRef(options);
  const [list] = useState(() => createList(latest));
  useEffect(() => {
    latest.current = options;
  });
  // Another window has other events and timers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheduler reads the window when the list starts
  useEffect(() => list.start(), [list, options.ownerWindow]);
  useEffect(() => list.setQuery(options.query));
  useReload(list, options.origin);
  // Runs after each render: a component next to the list, e.g. the details panel, may create the store later.
  useEffect(() =>
    options.getStore?.(options.origin)?.subscribe((row, change) => list.replaceRow(row, change)),
  );
  const rows = useStore(list.rows);
  return useMemo(() => ({ ...rows, list }), [rows, list]);
}

function useReload(list: Pick<LiveList<never, never>, 'reload'>, origin: unknown) {
  const lastOrigin = useRef(origin);
  useEffect(() => {
    if (lastOrigin.current !== origin) list.reload();
    lastOrigin.current = origin;
  }, [list, origin]);
}

type AnyList = Pick<LiveList<never, never>, 'status' | 'announcement'>;

/** Returns the list's status. It changes with every poll: use this hook in the small component that shows it. */
export const useLiveStatus = (list: AnyList) => useStore(list.status);

/** Returns the text for a polite live region. */
export const useAnnouncement = (list: AnyList) => useStore(list.announcement);

function createList<Row extends object, Query, Note>(latest: {
  readonly current: UseLiveListOptions<Row, Query, Note>;
}) {
  const {
    scheduler = createBrowserScheduler(latest.current.now, () => latest.current.ownerWindow ?? window),
    ...options
  } = latest.current;
  const { reconcile = (previous, next) => reconcileRows(previous, next, options) } = options;
  return new LiveList<Row, Query, Note>({
    ...options,
    scheduler,
    reconcile: (previous, next) => {
      const { getStore, origin } = latest.current;
      const store = getStore?.(origin);
      return store ? store.reconcile(previous, next) : reconcile(previous, next);
    },
    getNote: options.getNote && ((change) => latest.current.getNote?.(change)),
    load: (...call) => latest.current.load(...call),
    isEmpty: (error) => latest.current.isEmpty?.(error) ?? false,
    onDataError: (report) => latest.current.onDataError?.(report),
    onError: (error) => latest.current.onError?.(error),
    onServerTime: (time) => latest.current.onServerTime?.(time),
  });
}
