import type { SourceError } from '@advantage/live-list';

/** Calls back after a delay. Returns a function that cancels. Compatible with `after` of a scheduler. */
export type After = (milliseconds: number, callback: () => void) => () => void;

const byTimer: After = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** Settles calls after a delay, or fails them on request. An aborted call rejects immediately. */
export class MemoryResponses {
  latency: number;
  calls = 0;
  #failure: SourceError | null = null;
  #failuresLeft = 0;
  readonly #after: After;

  constructor(latency: number, after: After = byTimer) {
    this.latency = latency;
    this.#after = after;
  }

  fail(error: SourceError | null, times: number) {
    this.#failure = error;
    this.#failuresLeft = times;
  }

  respond<T>(signal: AbortSignal, make: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = this.#after(this.latency, () => {
        this.calls += 1;
        try {
          this.#failIfRequested();
          resolve(make());
        } catch (error) {
          reject(error);
        }
      });
      signal.addEventListener('abort', () => {
        cancel();
        reject(signal.reason);
      });
    });
  }

  #failIfRequested() {
    if (!this.#failure || this.#failuresLeft <= 0) return;
    this.#failuresLeft -= 1;
    throw this.#failure;
  }
}
