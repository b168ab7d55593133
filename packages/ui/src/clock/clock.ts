/** A source of time. Components don't read the machine's time during render; they use this clock. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Calls `onTick` about once a second. Returns a function that unsubscribes. */
  subscribe(onTick: () => void): () => void;
}

/**
 * Creates a clock that follows the machine's. All subscribers share one timer, which runs only while there are any.
 * `offset`, in milliseconds, corrects a wrong machine clock, e.g. from a server's `Date` header.
 */
export function createSystemClock({ offset = () => 0 }: { readonly offset?: () => number } = {}): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    now: () => Date.now() + offset(),
    subscribe(onTick) {
      listeners.add(onTick);
      timer ??= setInterval(() => {
        for (const listener of listeners) listener();
      }, 1000);
      return () => {
        listeners.delete(onTick);
        if (listeners.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      };
    },
  };
}

/** Creates a clock that moves only when `set` or `advance` is called, for stories, tests and screenshots. */
export function createManualClock(
  start: string | number,
): Clock & { set(time: string | number): void; advance(ms: number): void } {
  let time = new Date(start).getTime();
  const listeners = new Set<() => void>();
  const tick = () => {
    for (const listener of listeners) listener();
  };
  return {
    now: () => time,
    subscribe(onTick) {
      listeners.add(onTick);
      return () => listeners.delete(onTick);
    },
    set(next) {
      time = new Date(next).getTime();
      tick();
    },
    advance(ms) {
      time += ms;
      tick();
    },
  };
}
