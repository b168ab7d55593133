import { type Announcement, type Announcer, createAnnouncer } from './announcer.ts';
import {
  applyResponse,
  applyRow,
  initialState,
  type LiveListState,
  type LivePage,
  type LiveRows,
  type RowProblem,
  type RowRules,
  showPendingRows,
} from './liveListState.ts';
import { Poller } from './Poller.ts';
import type { SourceError } from './SourceError.ts';
import { toSourceError, unexpectedNotModified } from './SourceError.ts';
import type { LiveScheduler } from './scheduler.ts';
import { createStore, type ReadableStore, type Store } from './store.ts';

/** Status of a live list. It changes with every poll: read it in the component that shows it, not around the table. */
export interface LiveStatus {
  /** `paused` by the user, `reconnecting` after an error, otherwise `live`. */
  readonly state: 'live' | 'paused' | 'reconnecting';
  /** Time of the latest successful response, by the page's clock. Null before the first. */
  readonly lastUpdated: number | null;
  /** Number of consecutive errors. */
  readonly failures: number;
  /** The latest error. Null after a successful response. */
  readonly error: SourceError | null;
  /** The error that `isEmpty` treated as an empty list. Null otherwise. */
  readonly emptiedBy: SourceError | null;
}

/** Malformed rows in a response. Contains no row values. */
export interface DataErrorReport {
  /** Number of rows left out. */
  readonly rejected: number;
  /** Problems that haven't been reported before. */
  readonly problems: readonly RowProblem[];
}

/** Options passed to `load`. */
export interface LoadOptions {
  /** Aborts the request. */
  readonly signal: AbortSignal;
  /** The `etag` of the response that the list currently has. With it, a source may return `unchanged`. */
  readonly etag?: string | undefined;
}

/** Result of `load`: a page, or `unchanged` if the page with the given `etag` is still current. */
export type LiveAnswer<Row> = {
  /** The service's time, in milliseconds since 1970, from the `Date` header. */
  readonly serverTime?: number | undefined;
} & (
  | { readonly unchanged: false; readonly page: LivePage<Row>; readonly etag?: string | undefined }
  | { readonly unchanged: true }
);

/** A result of `load`, or an empty page in place of an error. */
type LoadResult<Row> = LiveAnswer<Row> & { readonly emptiedBy?: SourceError };

/** Texts that a list announces to screen readers. */
export interface LiveListTexts<Row, Query> {
  /** Announces new rows. Default '1 new row', '5 new rows'. */
  newRows?(count: number): string;
  /** Announces the rows after the query changed or the list was reloaded. Default '25 of 214 rows'. */
  shown?(page: LivePage<Row>, query: Query): string;
}

/** Options of a `LiveList`: source, row rules, interval and callbacks. */
export interface LiveListOptions<Row, Query, Note> extends RowRules<Row, Query, Note> {
  /** The initial query, as plain JSON data. Two queries with the same JSON are the same query. */
  readonly query: Query;
  readonly scheduler: LiveScheduler;
  /** Fetches a page. Rejects with a `SourceError`. */
  load(query: Query, options: LoadOptions): Promise<LiveAnswer<Row>>;
  /** Whether an error means an empty list, e.g. a status 404. Default: none does. */
  isEmpty?(error: unknown): boolean;
  /** Called with malformed rows, once per distinct problem. */
  onDataError?(report: DataErrorReport): void;
  /** Called with every request error, for logging. */
  onError?(error: SourceError): void;
  /** Called with the service's time from every response that has it. Pass `createServerClock().observe`. */
  onServerTime?(time: number): void;
  /** Poll interval, in milliseconds. Default 3000. */
  readonly interval?: number | undefined;
  readonly texts?: LiveListTexts<Row, Query> | undefined;
}

/**
 * A keyed list that keeps itself up to date: it polls politely, keeps rows in place while the user works with them, and
 * survives malformed rows. In React, use `useLiveList` from `@advantage/live-list/react`.
 */
export class LiveList<Row extends object, Query, Note = never> {
  readonly #options: LiveListOptions<Row, Query, Note>;
  readonly #poller: Poller<Query, LoadResult<Row>>;
  readonly #announcer: Announcer;
  readonly #rows: Store<LiveRows<Row, Query, Note>>;
  readonly #status = createStore<LiveStatus>(initialStatus);
  readonly #holds = new Set<symbol>();
  readonly #ownIds = new Set<string>();
  readonly #reported = new Set<string>();
  #state: LiveListState<Row, Query, Note> = initialState;
  #query: Query;
  #etag: string | undefined;

  constructor(options: LiveListOptions<Row, Query, Note>) {
    this.#options = options;
    this.#query = options.query;
    this.#rows = createStore(toLiveRows(this.#state));
    this.#announcer = createAnnouncer(options.scheduler, options.texts?.newRows ?? newRowsText);
    this.#poller = new Poller({
      query: options.query,
      scheduler: options.scheduler,
      interval: options.interval,
      load: (query, signal) => this.#load(query, signal),
      onResponse: (answer, query, isFirst) => this.#onResponse(answer, query, isFirst),
      onError: (error) => this.#onError(error),
    });
  }

  /** The rows to show, with their notes and counts. */
  get rows(): ReadableStore<LiveRows<Row, Query, Note>> {
    return this.#rows;
  }

  /** The status of the list. */
  get status(): ReadableStore<LiveStatus> {
    return this.#status;
  }

  /** The text for a polite live region. */
  get announcement(): ReadableStore<Announcement> {
    return this.#announcer.announcement;
  }

  /** Starts polling. Returns a function that stops it. */
  start(): () => void {
    this.#poller.start();
    this.#updateStatus({});
    return () => {
      this.#poller.stop();
      this.#announcer.clear();
    };
  }

  /** Fetches a new query immediately. Does nothing if the query is unchanged. */
  setQuery(query: Query) {
    if (JSON.stringify(query) !== JSON.stringify(this.#query)) this.#fetch(query);
  }

  /** Reloads the list, for example after the source changed. */
  reload() {
    this.#fetch(this.#query);
  }

  /** Stops updates and announcements until `resume`. */
  pause() {
    this.#announcer.clear();
    this.#poller.pause();
    this.#updateStatus({});
  }

  /** Continues after `pause`. */
  resume() {
    this.#poller.resume();
    this.#updateStatus({});
  }

  /** Polls now, for example from a Retry button. */
  refresh() {
    this.#poller.refresh();
  }

  /**
   * Keeps every row in place until the returned function is called. With several holds, all must be released. While new
   * rows are pending the list stays held, so that nothing moves while the user reaches for the button that shows them.
   */
  hold(reason: string): () => void {
    const hold = Symbol(reason);
    this.#holds.add(hold);
    return () => {
      if (this.#holds.delete(hold) && !this.#isHeld()) this.showNew();
    };
  }

  /** Shows the pending rows, even while the list is held. */
  showNew() {
    this.#show(showPendingRows(this.#state, this.#options));
  }

  /**
   * Replaces a row with a new version, in place. Does nothing if the row isn't in the list. With `isOwn`, the user made
   * the change, so the row gets no note.
   */
  replaceRow(row: Row, { isOwn = false }: { readonly isOwn?: boolean } = {}) {
    const { getRowId } = this.#options;
    const id = getRowId(row);
    if (isOwn) this.#ownIds.add(id);
    const { rows, latest } = this.#state;
    if (![...rows, ...latest.rows].some((each) => getRowId(each) === id)) return;
    this.#etag = undefined;
    this.#show(applyRow(this.#state, row, this.#ownIds, this.#options));
    this.#poller.interrupt();
  }

  #isHeld = () => this.#holds.size > 0 || this.#state.newCount > 0;

  #fetch(query: Query) {
    this.#query = query;
    this.#etag = undefined;
    this.#announcer.clear();
    this.#show({ ...this.#state, isLoading: true });
    this.#poller.setQuery(query);
  }

  async #load(query: Query, signal: AbortSignal): Promise<LoadResult<Row>> {
    try {
      const answer = await this.#options.load(query, { signal, etag: this.#etag });
      if (!answer.unchanged || this.#etag !== undefined) return answer;
    } catch (error) {
      if (this.#options.isEmpty?.(error))
        return { unchanged: false, page: emptyPage, emptiedBy: toSourceError(error) };
      throw error;
    }
    throw unexpectedNotModified();
  }

  #onResponse(answer: LoadResult<Row>, query: Query, isFirst: boolean) {
    const { scheduler, texts, onServerTime } = this.#options;
    if (answer.serverTime !== undefined) onServerTime?.(answer.serverTime);
    const { emptiedBy = null } = answer;
    this.#updateStatus({ lastUpdated: scheduler.now(), error: null, emptiedBy });
    if (answer.unchanged) return;
    this.#etag = answer.etag;
    const { page } = answer;
    const isUserInitiated = isFirst && this.#state.query !== null;
    // An error that empties the list, e.g. after sign-out, empties it immediately, even while it's held.
    const isHeld = this.#isHeld() && emptiedBy === null;
    const context = { query, isFirst, isHeld, ownIds: this.#ownIds };
    this.#show(applyResponse(this.#state, page, context, this.#options));
    if (isHeld && !this.#isHeld()) this.showNew();
    if (!isFirst) this.#announcer.addNewRows(this.#state.newRowCount);
    if (isUserInitiated) this.#announcer.announce((texts?.shown ?? shownText)(page, query));
    this.#reportRejectedRows(page);
  }

  #onError(error: SourceError) {
    this.#updateStatus({ error });
    this.#options.onError?.(error);
  }

  #reportRejectedRows({ rejected = 0, problems = [] }: LivePage<Row>) {
    const unreported = problems.filter(({ path, code }) => !this.#reported.has(`${path}:${code}`));
    for (const { path, code } of unreported) this.#reported.add(`${path}:${code}`);
    if (unreported.length > 0) this.#options.onDataError?.({ rejected, problems: unreported });
  }

  #show(state: LiveListState<Row, Query, Note>) {
    this.#state = state;
    const visible = toLiveRows(state);
    if (!shallowEqual(this.#rows.get(), visible)) this.#rows.set(visible);
  }

  #updateStatus(change: Partial<Pick<LiveStatus, 'lastUpdated' | 'error' | 'emptiedBy'>>) {
    const { isPaused, failures } = this.#poller;
    const state = isPaused ? 'paused' : failures > 0 ? 'reconnecting' : 'live';
    this.#status.set({ ...this.#status.get(), ...change, state, failures });
  }
}

const initialStatus: LiveStatus = {
  state: 'live',
  lastUpdated: null,
  failures: 0,
  error: null,
  emptiedBy: null,
};

const emptyPage: LivePage<never> = { rows: [], total: 0 };

const newRowsText = (count: number) => (count === 1 ? '1 new row' : `${count} new rows`);

const shownText = ({ rows, total }: LivePage<unknown>) => `${rows.length} of ${total} rows`;

const toLiveRows = <Row, Query, Note>({
  rows,
  total,
  query,
  isLoading,
  rowNotes,
  newCount,
  rejected,
}: LiveListState<Row, Query, Note>): LiveRows<Row, Query, Note> => ({
  rows,
  total,
  query,
  isLoading,
  rowNotes,
  newCount,
  rejected,
});

const shallowEqual = <View extends object>(a: View, b: View) =>
  (Object.keys(b) as (keyof View)[]).every((field) => a[field] === b[field]);
