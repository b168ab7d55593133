import { SourceError, toSourceError } from './SourceError.ts';
import type { LiveScheduler } from './scheduler.ts';
import { answerTimeout, nextBeat, pollInterval, retryAfterMs, waitAfterError } from './timing.ts';

/** Options of a `Poller`: what to call, how often, and callbacks. */
export interface PollerOptions<Query, Answer> {
  readonly query: Query;
  readonly scheduler: LiveScheduler;
  /** Makes the call. There are never two at the same time. */
  load(query: Query, signal: AbortSignal): Promise<Answer>;
  /** Called with each answer to the latest query; `isFirst` for the first answer to it. */
  onAnswer(answer: Answer, query: Query, isFirst: boolean): void;
  onError(error: SourceError): void;
  /** Called when the page's visibility or network changed. */
  onConnectivityChange(): void;
  /** Milliseconds from poll to poll. Default 3000. */
  readonly interval?: number | undefined;
}

interface Flight {
  readonly controller: AbortController;
  readonly cancelTimeout: () => void;
}

const never = Number.NEGATIVE_INFINITY;
const nothing = () => {};

/** Polls the answer to one query: one call at a time, with backoff, only while the page is visible and online. */
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

  /** Errors in a row. */
  get failures() {
    return this.#failures;
  }

  /** Begins to poll. The first call goes out in the next task, so that start, stop, start makes one. */
  start() {
    this.#isRunning = true;
    this.#canCall = this.#isInReach();
    this.#unsubscribe = this.#scheduler.subscribe(this.#onSurroundings);
    this.#planAt(this.#soonest());
  }

  /** Stops polling and aborts the call in flight. */
  stop() {
    this.#isRunning = false;
    this.#unsubscribe();
    this.#drop();
    this.#plan();
  }

  /** Fetches another query immediately. The call in flight is dropped: the latest query wins. */
  setQuery(query: Query) {
    this.#query = query;
    this.#isAnswered = false;
    this.#drop();
    this.#planAt(this.#atOnce());
  }

  /** Pauses polling. A query without an answer still gets its first one. */
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

  /** Polls once now, also while paused, but no sooner than the service allows. */
  refresh() {
    if (this.#flight) return;
    this.#isRefreshWanted = true;
    this.#planAt(this.#atOnce());
  }

  /** Drops the call in flight, because its answer is out of date, and polls again on the beat. */
  interrupt() {
    this.#drop();
    this.#planAt(this.#isAnswered ? this.#soonest() : this.#atOnce());
  }

  #isInReach = () => this.#scheduler.isVisible() && this.#scheduler.isOnline();
  #atOnce = () => Math.max(this.#notBefore, this.#scheduler.elapsed());
  #soonest = () => Math.max(this.#lastStart + this.#interval, this.#atOnce());

  #onSurroundings = () => {
    const could = this.#canCall;
    this.#canCall = this.#isInReach();
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
      cancelTimeout: this.#scheduler.after(answerTimeout, () => this.#giveUp(flight)),
    };
    this.#flight = flight;
    this.#isRefreshWanted = false;
    this.#lastStart = this.#scheduler.elapsed();
    const land = await this.#ask(query, controller.signal);
    this.#settle(flight, land);
  };

  async #ask(query: Query, signal: AbortSignal): Promise<() => void> {
    try {
      const answer = await this.#options.load(query, signal);
      return () => this.#succeed(answer, query);
    } catch (error) {
      return () => this.#fail(toSourceError(error));
    }
  }

  #giveUp(flight: Flight) {
    this.#settle(flight, () => this.#fail(new SourceError('timeout', 'The service did not answer in time.')));
    flight.controller.abort();
  }

  /** Ignores the answer of a call that was dropped meanwhile. */
  #settle(flight: Flight, land: () => void) {
    if (this.#flight !== flight) return;
    flight.cancelTimeout();
    this.#flight = null;
    try {
      land();
    } finally {
      this.#plan();
    }
  }

  #succeed(answer: Answer, query: Query) {
    const isFirst = !this.#isAnswered;
    this.#isAnswered = true;
    this.#failures = 0;
    this.#notBefore = never;
    this.#due = nextBeat(this.#lastStart, this.#scheduler.elapsed(), this.#interval);
    this.#options.onAnswer(answer, query, isFirst);
  }

  #fail(error: SourceError) {
    this.#failures += 1;
    const { random } = this.#scheduler;
    const now = this.#scheduler.elapsed();
    const asked = retryAfterMs(error, random, this.#interval);
    this.#notBefore = asked === undefined ? never : now + asked;
    this.#due = Math.max(this.#notBefore, now + waitAfterError(this.#failures, random, this.#interval));
    this.#options.onError(error);
  }
}
