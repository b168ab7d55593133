import { SourceError, toSourceError } from './SourceError.ts';
import type { LiveScheduler } from './scheduler.ts';
import { backoffMs, nextPollTime, pollInterval, requestTimeout, retryAfterMs } from './timing.ts';

/** Options of a `Poller`: query, request, interval and callbacks. */
export interface PollerOptions<Query, Answer> {
  readonly query: Query;
  readonly scheduler: LiveScheduler;
  /** Makes the request. Requests never overlap. */
  load(query: Query, signal: AbortSignal): Promise<Answer>;
  /** Called with each response to the latest query. `isFirst` is true for the first response to it. */
  onResponse(answer: Answer, query: Query, isFirst: boolean): void;
  onError(error: SourceError): void;
  /** Poll interval, in milliseconds. Default 3000. */
  readonly interval?: number | undefined;
}

interface InFlightRequest {
  readonly controller: AbortController;
  readonly cancelTimeout: () => void;
}

const never = Number.NEGATIVE_INFINITY;
const noop = () => {};

/** Polls one query: one request at a time, with backoff, only while the page is visible. */
export class Poller<Query, Answer> {
  readonly #options: PollerOptions<Query, Answer>;
  readonly #scheduler: LiveScheduler;
  readonly #interval: number;
  #query: Query;
  #isRunning = false;
  #canPoll = false;
  #isPaused = false;
  #hasResponse = false;
  #isRefreshRequested = false;
  #failures = 0;
  #inFlight: InFlightRequest | null = null;
  #cancelNext = noop;
  #unsubscribe = noop;
  #unsubscribeOnline = noop;
  #lastStart = never;
  #notBefore = never;
  #nextPollAt = never;

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
    this.#canPoll = this.#scheduler.isVisible();
    this.#unsubscribe = this.#scheduler.subscribe(this.#onVisibilityChange);
    this.#unsubscribeOnline = this.#scheduler.onOnline(this.#onOnline);
    this.#scheduleAt(this.#nextIntervalTime());
  }

  /** Stops polling and aborts the request in flight. */
  stop() {
    this.#isRunning = false;
    this.#unsubscribe();
    this.#unsubscribeOnline();
    this.#abort();
    this.#schedule();
  }

  /** Fetches another query immediately and aborts the request in flight: the latest query wins. */
  setQuery(query: Query) {
    this.#query = query;
    this.#hasResponse = false;
    this.#abort();
    this.#scheduleAt(this.#earliestTime());
  }

  /** Pauses polling. A query without a response still gets its first one. */
  pause() {
    this.#isPaused = true;
    if (this.#hasResponse) this.#abort();
    this.#schedule();
  }

  resume() {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#scheduleAt(this.#nextIntervalTime());
  }

  /** Polls once now, even while paused, but no sooner than `Retry-After` allows. */
  refresh() {
    if (this.#inFlight) return;
    this.#isRefreshRequested = true;
    this.#scheduleAt(this.#earliestTime());
  }

  /** Aborts the request in flight, because its response would be stale, and schedules the next poll. */
  interrupt() {
    this.#abort();
    this.#scheduleAt(this.#hasResponse ? this.#nextIntervalTime() : this.#earliestTime());
  }

  #earliestTime = () => Math.max(this.#notBefore, this.#scheduler.elapsed());
  #nextIntervalTime = () => Math.max(this.#lastStart + this.#interval, this.#earliestTime());

  #onVisibilityChange = () => {
    const couldPoll = this.#canPoll;
    this.#canPoll = this.#scheduler.isVisible();
    if (this.#canPoll && !couldPoll) this.#nextPollAt = this.#nextIntervalTime();
    this.#schedule();
  };

  #onOnline = () => {
    if (this.#failures > 0) this.#scheduleAt(this.#earliestTime());
  };

  #scheduleAt(time: number) {
    this.#nextPollAt = time;
    this.#schedule();
  }

  #schedule() {
    this.#cancelNext();
    this.#cancelNext = noop;
    const isNeeded = !this.#isPaused || !this.#hasResponse || this.#isRefreshRequested;
    if (!this.#isRunning || !this.#canPoll || this.#inFlight || !isNeeded) return;
    this.#cancelNext = this.#scheduler.after(
      Math.max(0, this.#nextPollAt - this.#scheduler.elapsed()),
      this.#poll,
    );
  }

  #abort() {
    this.#inFlight?.cancelTimeout();
    this.#inFlight?.controller.abort();
    this.#inFlight = null;
  }

  #poll = async () => {
    const query = this.#query;
    const controller = new AbortController();
    const flight = {
      controller,
      cancelTimeout: this.#scheduler.after(requestTimeout, () => this.#onTimeout(flight)),
    };
    this.#inFlight = flight;
    this.#isRefreshRequested = false;
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

  #onTimeout(flight: InFlightRequest) {
    this.#settle(flight, () => this.#fail(new SourceError('timeout', 'The service did not answer in time.')));
    flight.controller.abort();
  }

  /** Ignores the response if the request was aborted in the meantime. */
  #settle(flight: InFlightRequest, finish: () => void) {
    if (this.#inFlight !== flight) return;
    flight.cancelTimeout();
    this.#inFlight = null;
    try {
      finish();
    } finally {
      this.#schedule();
    }
  }

  #succeed(answer: Answer, query: Query) {
    const isFirst = !this.#hasResponse;
    this.#hasResponse = true;
    this.#failures = 0;
    this.#notBefore = never;
    this.#nextPollAt = nextPollTime(this.#lastStart, this.#scheduler.elapsed(), this.#interval);
    this.#options.onResponse(answer, query, isFirst);
  }

  #fail(error: SourceError) {
    this.#failures += 1;
    const { random } = this.#scheduler;
    const now = this.#scheduler.elapsed();
    const retryAfter = retryAfterMs(error, random, this.#interval);
    this.#notBefore = retryAfter === undefined ? never : now + retryAfter;
    this.#nextPollAt = Math.max(this.#notBefore, now + backoffMs(this.#failures, random, this.#interval));
    this.#options.onError(error);
  }
}
