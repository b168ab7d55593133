import { type Announcement, type Announcer, createAnnouncer } from './announcer.ts';
import {
  initialState,
  type LiveListState,
  type LivePage,
  type LiveRows,
  type RowProblem,
  type RowRules,
  showPendingRows,
  withAnswer,
  withRow,
} from './liveListState.ts';
import { Poller } from './Poller.ts';
import type { SourceError } from './SourceError.ts';
import { toSourceError, unexpectedNotModified } from './SourceError.ts';
import type { LiveScheduler } from './scheduler.ts';
import { createStore, type ReadableStore, type Store } from './store.ts';

/** How a live list is doing. It changes with every poll: read it in the small part that shows it, not around the table. */
export interface LiveStatus {
  /** `paused` by the reader, `reconnecting` after an error or without a network, else `live`. */
  readonly state: 'live' | 'paused' | 'reconnecting';
  /** When the latest good answer came, by the page's clock; null before the first. */
  readonly lastUpdated: number | null;
  /** Errors in a row. */
  readonly failures: number;
  /** The latest error; null after a good answer. */
  readonly error: SourceError | null;
  /** The error that emptied the list, as `isEmpty` decided; null otherwise. */
  readonly emptiedBy: SourceError | null;
}

/** Malformed rows of an answer. It holds no value of any row. */
export interface DataErrorReport {
  /** How many rows were left out. */
  readonly rejected: number;
  /** The mistakes that were not reported before. */
  readonly problems: readonly RowProblem[];
}

/** How a page is loaded. */
export interface LoadOptions {
  /** Aborts the call. */
  readonly signal: AbortSignal;
  /** The `etag` of the answer that the list still has. With it a source may answer `unchanged`. */
  readonly etag?: string | undefined;
}

/** The answer of a load: a page, or word that the page of the given `etag` is still current. */
export type LiveAnswer<Row> = {
  /** The service's time, in milliseconds since 1970, from its `Date` header. */
  readonly serverTime?: number | undefined;
} & (
  | { readonly unchanged: false; readonly page: LivePage<Row>; readonly etag?: string | undefined }
  | { readonly unchanged: true }
);

/** An answer, or the error that stands for an empty one. */
type Outcome<Row> = LiveAnswer<Row> & { readonly emptiedBy?: SourceError };

/** What a list announces to assistive technology. */
export interface LiveListTexts<Row, Query> {
  /** New rows came. Default '1 new row', '5 new rows'. */
  newRows?(count: number): string;
  /** The reader's query was answered. Default '25 of 214 rows'. */
  shown?(page: LivePage<Row>, query: Query): string;
}

/** Options of a `LiveList`: source, rules of its rows, interval, callbacks. */
export interface LiveListOptions<Row, Query, Note> extends RowRules<Row, Query, Note> {
  /** What to show first. Plain JSON data: two queries with the same JSON are the same query. */
  readonly query: Query;
  readonly scheduler: LiveScheduler;
  /** Fetches a page. Rejects with a `SourceError`. */
  load(query: Query, options: LoadOptions): Promise<LiveAnswer<Row>>;
  /** Whether an error means an empty list, e.g. a status 404. Default: none does. */
  isEmpty?(error: unknown): boolean;
  /** Called with malformed rows, once per distinct mistake. */
  onDataError?(report: DataErrorReport): void;
  /** Called with every error of a call, for logs. */
  onError?(error: SourceError): void;
  /** Called with the service's time of every answer that has it: `createServerClock().observe`. */
  onServerTime?(time: number): void;
  /** Milliseconds from poll to poll. Default 3000. */
  readonly interval?: number | undefined;
  readonly texts?: LiveListTexts<Row, Query> | undefined;
}

/**
 * A keyed list that keeps itself up to date: it polls politely, keeps rows in their places while the reader works with
 * them, and survives malformed rows. In React use `useLiveList` of `@advantage/live-list/react`.
 */
export class LiveList<Row extends object, Query, Note = never> {
  readonly #options: LiveListOptions<Row, Query, Note>;
  readonly #poller: Poller<Query, Outcome<Row>>;
  readonly #announcer: Announcer;
  readonly #rows: Store<LiveRows<Row, Query, Note>>;
  readonly #status = createStore<LiveStatus>(initialStatus);
  readonly #holds = new Set<symbol>();
  readonly #own = new Set<string>();
  readonly #reported = new Set<string>();
  #state: LiveListState<Row, Query, Note> = initialState;
  #query: Query;
  #etag: string | undefined;

  constructor(options: LiveListOptions<Row, Query, Note>) {
    this.#options = options;
    this.#query = options.query;
    this.#rows = createStore(visibleOf(this.#state));
    this.#announcer = createAnnouncer(options.scheduler, options.texts?.newRows ?? newRowsText);
    this.#poller = new Poller({
      query: options.query,
      scheduler: options.scheduler,
      interval: options.interval,
      load: (query, signal) => this.#load(query, signal),
      onAnswer: (answer, query, isFirst) => this.#onAnswer(answer, query, isFirst),
      onError: (error) => this.#onError(error),
      onConnectivityChange: () => this.#updateStatus({}),
    });
  }

  /** What to show. */
  get rows(): ReadableStore<LiveRows<Row, Query, Note>> {
    return this.#rows;
  }

  /** How the list is doing. */
  get status(): ReadableStore<LiveStatus> {
    return this.#status;
  }

  /** The text for a polite live region. */
  get announcement(): ReadableStore<Announcement> {
    return this.#announcer.announcement;
  }

  /** Starts polling. The returned function stops it. */
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
   * Keeps every row in its place until the returned function is called. Several holds add up. While new rows are pending
   * the list stays as it is, so that nothing moves while the reader goes to the control that shows them.
   */
  hold(reason: string): () => void {
    const hold = Symbol(reason);
    this.#holds.add(hold);
    return () => {
      if (this.#holds.delete(hold) && !this.#isHeld()) this.showNew();
    };
  }

  /** Shows the pending rows, also while the list is held. */
  showNew() {
    this.#show(showPendingRows(this.#state, this.#options));
  }

  /**
   * Puts a new version of a row in its place; does nothing where the list does not hold it. `isOwn`: the reader made the
   * change, so the row gets no note.
   */
  replaceRow(row: Row, { isOwn = false }: { readonly isOwn?: boolean } = {}) {
    const { getRowId } = this.#options;
    const id = getRowId(row);
    if (isOwn) this.#own.add(id);
    const { rows, latest } = this.#state;
    if (![...rows, ...latest.rows].some((each) => getRowId(each) === id)) return;
    this.#etag = undefined;
    this.#show(withRow(this.#state, row, this.#own, this.#options));
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

  async #load(query: Query, signal: AbortSignal): Promise<Outcome<Row>> {
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

  #onAnswer(answer: Outcome<Row>, query: Query, isFirst: boolean) {
    const { scheduler, texts, onServerTime } = this.#options;
    if (answer.serverTime !== undefined) onServerTime?.(answer.serverTime);
    const { emptiedBy = null } = answer;
    this.#updateStatus({ lastUpdated: scheduler.now(), error: null, emptiedBy });
    if (answer.unchanged) return;
    this.#etag = answer.etag;
    const { page } = answer;
    const isChangedByReader = isFirst && this.#state.query !== null;
    // A list that became empty by an error, e.g. because the reader signed out, empties at once.
    const isHeld = this.#isHeld() && emptiedBy === null;
    const context = { query, isFirst, isHeld, own: this.#own };
    this.#show(withAnswer(this.#state, page, context, this.#options));
    if (isHeld && !this.#isHeld()) this.showNew();
    if (!isFirst) this.#announcer.addNewRows(this.#state.newRowCount);
    if (isChangedByReader) this.#announcer.say((texts?.shown ?? shownText)(page, query));
    this.#reportBadRows(page);
  }

  #onError(error: SourceError) {
    this.#updateStatus({ error });
    this.#options.onError?.(error);
  }

  #reportBadRows({ rejected = 0, problems = [] }: LivePage<Row>) {
    const unknown = problems.filter(({ path, code }) => !this.#reported.has(`${path}:${code}`));
    for (const { path, code } of unknown) this.#reported.add(`${path}:${code}`);
    if (unknown.length > 0) this.#options.onDataError?.({ rejected, problems: unknown });
  }

  #show(state: LiveListState<Row, Query, Note>) {
    this.#state = state;
    const visible = visibleOf(state);
    if (!isSame(this.#rows.get(), visible)) this.#rows.set(visible);
  }

  #updateStatus(change: Partial<Pick<LiveStatus, 'lastUpdated' | 'error' | 'emptiedBy'>>) {
    const { isPaused, failures } = this.#poller;
    const isReconnecting = failures > 0 || !this.#options.scheduler.isOnline();
    const state = isPaused ? 'paused' : isReconnecting ? 'reconnecting' : 'live';
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

const visibleOf = <Row, Query, Note>({
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

const isSame = <View extends object>(a: View, b: View) =>
  (Object.keys(b) as (keyof View)[]).every((field) => a[field] === b[field]);
