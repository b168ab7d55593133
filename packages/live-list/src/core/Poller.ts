import { SourceError, toSourceError } from './SourceError.ts';
import type { LiveScheduler } from './scheduler.ts';
import { nextPollTime, pollInterval, requestTimeout, retryAfterMs, waitAfterError } from './timing.ts';

/** Options of a `Poller`: query, request, interval and callbacks. */
export interface PollerOptions<Query, Answer> {
  readonly query: Query;
  readonly scheduler: LiveScheduler;
  /** Makes the request. Requests never overlap. */
  load(query: Query, signal: AbortSignal): Promise<Answer>;
  /** Called with each response to the latest query. `isFirst` is true for the first response to it. */
  onAnswer(answer: Answer, query: Query, isFirst: boolean): void;
  onError(error: SourceError): void;
  /** Called when the page's visibility or network connection may have changed. */
  onConnectivityChange(): void;
  /** Poll interval, in milliseconds. Default 3000. */
  readonly interval?: number | undefined;
}

interface Flight {
  readonly controller: AbortController;
  readonly cancelTimeout: () => void;
}

const never = Number.NEGATIVE_INFINITY;
const nothing = () => {};

/** Polls one query: one request at a time, with backoff, only while the page is visible and online. */
export class Poller<Query, Answer> {
  readonly #options: PollerOptions<Query, Answer>;
  readonly #scheduler: LiveScheduler;
  readonly #interval: number;
  #query: Query;
  #isRunning = false;
  #canCall = false;
  #isPaused = false;
  #isAnswered = false;
  #isRefreshWanted = false;
  #failures = 0;
  #flight: Flight | null = null;
  #cancelNext = nothing;
  #unsubscribe = nothing;
  #lastStart = never;
  #notBefore = never;
  #due = never;

  constructor(options: PollerOptions<Query, Answer>) {
    this.#options = options;
    this.#scheduler = options.scheduler;
    this.#interval = options.interval ?? pollInterval;
    this.#query = options.query;
  }

  get isPaused() {
    return this.#isPaused;
  }

  /** Number of consecutive errors. */
  get failures() {
    return this.#failures;
  }

  /** Starts polling. The first request goes out in the next task, so start, stop, start makes only one. */
  start() {
    this.#isRunning = true;
    this.#canCall = this.#isReachable();
    this.#unsubscribe = this.#scheduler.subscribe(this.#onEnvironmentChange);
    this.#planAt(this.#soonest());
  }

  /** Stops polling and aborts the request in flight. */
  stop() {
    this.#isRunning = false;
    this.#unsubscribe();
    this.#drop();
    this.#plan();
  }

  /** Fetches another query immediately and aborts the request in flight: the latest query wins. */
  setQuery(query: Query) {
    this.#query = query;
    this.#isAnswered = false;
    this.#drop();
    this.#planAt(this.#atOnce());
  }

  /** Pauses polling. A query without a response still gets its first one. */
  pause() {
    this.#isPaused = true;
    if (this.#isAnswered) this.#drop();
    this.#plan();
  }

  resume() {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#planAt(this.#soonest());
  }

  /** Polls once now, even while paused, but no sooner than `Retry-After` allows. */
  refresh() {
    if (this.#flight) return;
    this.#isRefreshWanted = true;
    this.#planAt(this.#atOnce());
  }

  /** Aborts the request in flight, because its response would be stale, and schedules the next poll. */
  interrupt() {
    this.#drop();
    this.#planAt(this.#isAnswered ? this.#soonest() : this.#atOnce());
  }

  #isReachable = () => this.#scheduler.isVisible() && this.#scheduler.isOnline();
  #atOnce = () => Math.max(this.#notBefore, this.#scheduler.elapsed());
  #soonest = () => Math.max(this.#lastStart + this.#interval, this.#atOnce());

  #onEnvironmentChange = () => {
    const could = this.#canCall;
    this.#canCall = this.#isReachable();
    if (this.#canCall && !could) this.#due = this.#soonest();
    this.#plan();
    this.#options.onConnectivityChange();
  };

  #planAt(time: number) {
    this.#due = time;
    this.#plan();
  }

  #plan() {
    this.#cancelNext();
    this.#cancelNext = nothing;
    const isWanted = !this.#isPaused || !this.#isAnswered || this.#isRefreshWanted;
    if (!this.#isRunning || !this.#canCall || this.#flight || !isWanted) return;
    this.#cancelNext = this.#scheduler.after(Math.max(0, this.#due - this.#scheduler.elapsed()), this.#call);
  }

  #drop() {
    this.#flight?.cancelTimeout();
    this.#flight?.controller.abort();
    this.#flight = null;
  }

  #call = async () => {
    const query = this.#query;
    const controller = new AbortController();
    const flight = {
      controller,
      cancelTimeout: this.#scheduler.after(requestTimeout, () => this.#onTimeout(flight)),
    };
    this.#flight = flight;
    this.#isRefreshWanted = false;
    this.#lastStart = this.#scheduler.elapsed();
    const finish = await this.#request(query, controller.signal);
    this.#settle(flight, finish);
  };

  async #request(query: Query, signal: AbortSignal): Promise<() => void> {
    try {
      const answer = await this.#options.load(query, signal);
      return () => this.#succeed(answer, query);
    } catch (error) {
      return () => this.#fail(toSourceError(error));
    }
  }

  #onTimeout(flight: Flight) {
    this.#settle(flight, () => this.#fail(new SourceError('timeout', 'The service did not answer in time.')));
    flight.controller.abort();
  }

  /** Ignores the response if the request was aborted in the meantime. */
  #settle(flight: Flight, finish: () => void) {
    if (this.#flight !== flight) return;
    flight.cancelTimeout();
    this.#flight = null;
    try {
      finish();
    } finally {
      this.#plan();
    }
  }

  #succeed(answer: Answer, query: Query) {
    const isFirst = !this.#isAnswered;
    this.#isAnswered = true;
    this.#failures = 0;
    this.#notBefore = never;
    this.#due = nextPollTime(this.#lastStart, this.#scheduler.elapsed(), this.#interval);
    this.#options.onAnswer(answer, query, isFirst);
  }

  #fail(error: SourceError) {
    this.#failures += 1;
    const { random } = this.#scheduler;
    const now = this.#scheduler.elapsed();
    const retryAfter = retryAfterMs(error, random, this.#interval);
    this.#notBefore = retryAfter === undefined ? never : now + retryAfter;
    this.#due = Math.max(this.#notBefore, now + waitAfterError(this.#failures, random, this.#interval));
    this.#options.onError(error);
  }
}
