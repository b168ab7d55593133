import { pageText } from '../list/pageText.ts';
import type { Referral } from '../model/referral.ts';
import type { ListAnswer, ListOptions, ReferralPage } from '../source/referralSource.ts';
import { nothingKnown, SourceError } from '../source/sourceError.ts';
import { defaultPageSize, type ReferralListQuery } from '../wire/listParams.ts';
import type { RowProblem } from '../wire/rows.ts';
import { type Announcement, type Announcer, createAnnouncer } from './announcer.ts';
import {
  emptyPage,
  initialState,
  type ListState,
  type LiveRows,
  released,
  withAnswer,
  withReferral,
} from './listState.ts';
import { Poller } from './Poller.ts';
import type { LiveScheduler } from './scheduler.ts';
import { createStore, type ReadableStore, type Store } from './store.ts';

/** How a live list is doing. It changes with every poll: read it in the small part that shows it, not around the table. */
export interface LiveStatus {
  /** `paused` by the reader, `reconnecting` after an error or without a network (LIV-6), else `live`. */
  readonly state: 'live' | 'paused' | 'reconnecting';
  /** When the latest good answer came, by the page's clock; null before the first. */
  readonly lastUpdated: number | null;
  /** Errors in a row. */
  readonly failures: number;
  /** The latest error; null once an answer came. */
  readonly error: SourceError | null;
}

/** Malformed rows of an answer (LIV-14). It holds no value of any row. */
export interface DataErrorReport {
  /** How many rows were left out. */
  readonly rejected: number;
  /** The mistakes that were not reported before. */
  readonly problems: readonly RowProblem[];
}

/** Why the rows of a list must stay where they are (LIV-9). */
export type HoldReason = 'pointer' | 'focus' | 'panel';

/** Where a `LiveList` asks, how often, and whom it tells. */
export interface LiveListOptions {
  /** What to show first. */
  readonly query: ReferralListQuery;
  readonly scheduler: LiveScheduler;
  /** Fetches a page, e.g. `(query, options) => source.list(query, options)`. */
  load(query: ReferralListQuery, options: ListOptions): Promise<ListAnswer>;
  /** Told of malformed rows, once per distinct mistake (LIV-14). */
  onDataError?(report: DataErrorReport): void;
  /** Told of every error of a call, for logs. */
  onError?(error: SourceError): void;
  /** Told of the service's time with every answer that has it: `createServerClock().observe`. */
  onServerTime?(time: number): void;
  /** Milliseconds from poll to poll. Default 3000 (API-16, API-17). */
  readonly interval?: number | undefined;
}

/**
 * A list that keeps itself up to date: it polls with manners (D-27), keeps rows calm (D-28) and survives bad rows (D-29).
 * In React use `useLiveList`; it knows nothing of React itself.
 */
export class LiveList {
  readonly #options: LiveListOptions;
  readonly #poller: Poller<ReferralListQuery, ListAnswer>;
  readonly #announcer: Announcer;
  readonly #rows: Store<LiveRows> = createStore(shownOf(initialState, initialState));
  readonly #status = createStore<LiveStatus>({ state: 'live', lastUpdated: null, failures: 0, error: null });
  readonly #holds = new Set<symbol>();
  readonly #own = new Set<string>();
  readonly #reported = new Set<string>();
  #state: ListState = initialState;
  #query: ReferralListQuery;
  #etag: string | undefined;

  constructor(options: LiveListOptions) {
    this.#options = options;
    this.#query = options.query;
    this.#announcer = createAnnouncer(options.scheduler);
    this.#poller = new Poller({
      query: options.query,
      scheduler: options.scheduler,
      interval: options.interval,
      load: (query, signal) => this.#load(query, signal),
      onAnswer: (answer, query, isFirst) => this.#onAnswer(answer, query, isFirst),
      onError: (error) => this.#onError(error),
      onReach: () => this.#showStatus({}),
    });
  }

  /** What to show. */
  get rows(): ReadableStore<LiveRows> {
    return this.#rows;
  }

  /** How the list is doing. */
  get status(): ReadableStore<LiveStatus> {
    return this.#status;
  }

  /** What to say in a polite live region (LIV-12). */
  get announcement(): ReadableStore<Announcement> {
    return this.#announcer.announcement;
  }

  /** Begins to poll; the returned function ends it. */
  start(): () => void {
    this.#poller.start();
    this.#showStatus({});
    return () => {
      this.#poller.stop();
      this.#announcer.clear();
    };
  }

  /** Shows another page, order or choice, at once; a query that says the same is none. */
  setQuery(query: ReferralListQuery) {
    if (JSON.stringify(query) !== JSON.stringify(this.#query)) this.#ask(query);
  }

  /** Asks all anew, e.g. because the rows come from somewhere else now. */
  reload() {
    this.#ask(this.#query);
  }

  /** Stops updating, and saying anything of new referrals, until `resume` (LIV-2). */
  pause() {
    this.#announcer.clear();
    this.#poller.pause();
    this.#showStatus({});
  }

  resume() {
    this.#poller.resume();
    this.#showStatus({});
  }

  /** Asks for the list now, e.g. from a Retry button. */
  refresh() {
    this.#poller.refresh();
  }

  /** Keeps every row in its place until the returned function is called (LIV-9). Several holds add up. */
  hold(reason: HoldReason): () => void {
    const hold = Symbol(reason);
    this.#holds.add(hold);
    return () => {
      if (this.#holds.delete(hold) && this.#holds.size === 0) this.showNew();
    };
  }

  /** Shows the rows that wait behind the 'N new' control, also while the list is held. */
  showNew() {
    this.#show(released(this.#state));
  }

  /** Puts a referral as a claim returned it in its place (CLM-7). `isOwn`: the reader has it now, so it gets no note. */
  replaceRow(referral: Referral, { isOwn = false }: { readonly isOwn?: boolean } = {}) {
    if (isOwn) this.#own.add(referral.opportunityId);
    this.#etag = undefined;
    this.#show(withReferral(this.#state, referral, this.#own));
    this.#poller.interrupt();
  }

  #ask(query: ReferralListQuery) {
    this.#query = query;
    this.#etag = undefined;
    this.#announcer.clear();
    this.#show({ ...this.#state, isLoading: true });
    this.#poller.setQuery(query);
  }

  async #load(query: ReferralListQuery, signal: AbortSignal): Promise<ListAnswer> {
    try {
      const answer = await this.#options.load(query, { signal, etag: this.#etag });
      if (!answer.unchanged || this.#etag !== undefined) return answer;
    } catch (error) {
      if (isEmptyAnswer(error)) return { unchanged: false, page: emptyPage };
      throw error;
    }
    throw nothingKnown();
  }

  #onAnswer(answer: ListAnswer, query: ReferralListQuery, isFirst: boolean) {
    if (answer.serverTime !== undefined) this.#options.onServerTime?.(answer.serverTime);
    this.#showStatus({ lastUpdated: this.#options.scheduler.now(), error: null });
    if (answer.unchanged) return;
    this.#etag = answer.etag;
    const { page } = answer;
    const isChangedByReader = isFirst && this.#state.query !== null;
    this.#show(
      withAnswer(this.#state, page, { query, isFirst, isHeld: this.#isHeldFor(page), own: this.#own }),
    );
    if (!isFirst) this.#announcer.arrived(this.#state.arrived);
    if (isChangedByReader) this.#announcer.say(positionText(page, query));
    this.#reportBadRows(page);
  }

  /** A list that is to be empty, because the reader is signed out or nothing is there, empties at once (LIV-5). */
  #isHeldFor = (page: ReferralPage) => this.#holds.size > 0 && page !== emptyPage;

  #onError(error: SourceError) {
    this.#showStatus({ error });
    this.#options.onError?.(error);
  }

  #reportBadRows({ rejected = 0, problems = [] }: ReferralPage) {
    const unknown = problems.filter(({ path, code }) => !this.#reported.has(`${path}:${code}`));
    for (const { path, code } of unknown) this.#reported.add(`${path}:${code}`);
    if (unknown.length > 0) this.#options.onDataError?.({ rejected, problems: unknown });
  }

  #show(state: ListState) {
    this.#state = state;
    this.#rows.set(shownOf(this.#rows.get(), state));
  }

  #showStatus(change: Partial<Pick<LiveStatus, 'lastUpdated' | 'error'>>) {
    const { isPaused, failures } = this.#poller;
    const isReconnecting = failures > 0 || !this.#options.scheduler.isOnline();
    const state = isPaused ? 'paused' : isReconnecting ? 'reconnecting' : 'live';
    this.#status.set({ ...this.#status.get(), ...change, state, failures });
  }
}

/** LIV-5: these two statuses say that there is nothing to show. */
const isEmptyAnswer = (error: unknown) =>
  error instanceof SourceError && error.kind === 'http' && (error.status === 401 || error.status === 404);

const positionText = (page: ReferralPage, { page: number = 0, size = defaultPageSize }: ReferralListQuery) =>
  pageText({ page: number, size, count: page.rows.length, total: page.total });

/** What shows of a state: the former object itself when nothing of it changed (D6). */
function shownOf(
  previous: LiveRows,
  { rows, total, query, isLoading, rowNotes, newCount, rejected }: ListState,
): LiveRows {
  const next: LiveRows = { rows, total, query, isLoading, rowNotes, newCount, rejected };
  const fields = Object.keys(next) as (keyof LiveRows)[];
  const isSame =
    fields.length === Object.keys(previous).length &&
    fields.every((field) => previous[field] === next[field]);
  return isSame ? previous : next;
}
