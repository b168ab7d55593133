/** Where the time comes from. Nothing reads the machine's time while rendering: it asks the clock. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Calls back about once a second until the returned function is called. */
  subscribe(onTick: () => void): () => void;
}

/**
 * The machine's clock with one timer for all its subscribers, at rest while there are none.
 * `offset` in milliseconds corrects a wrong machine clock, e.g. from a server's `Date` header.
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

/** A clock that is still, or moves when told to: for stories, tests and pictures. */
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
