/** Where the time comes from. Nothing reads the machine's time while rendering: it asks the clock. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Calls back about once a second until the returned function is called. */
  subscribe(onTick: () => void): () => void;
}

/** The subscribers of a clock. `onIdle` is called when the last one leaves. */
function createTicks(onIdle?: () => void) {
  const listeners = new Set<() => void>();
  return {
    emit() {
      for (const listener of listeners) listener();
    },
    subscribe(onTick: () => void) {
      listeners.add(onTick);
      return () => {
        listeners.delete(onTick);
        if (listeners.size === 0) onIdle?.();
      };
    },
  };
}

/**
 * The machine's clock with one timer for all its subscribers, at rest while there are none.
 * `offset` in milliseconds corrects a wrong machine clock, e.g. from a server's `Date` header.
 */
export function createSystemClock({ offset = () => 0 }: { readonly offset?: () => number } = {}): Clock {
  let timer: ReturnType<typeof setInterval> | undefined;
  const ticks = createTicks(() => {
    clearInterval(timer);
    timer = undefined;
  });
  return {
    now: () => Date.now() + offset(),
    subscribe(onTick) {
      timer ??= setInterval(ticks.emit, 1000);
      return ticks.subscribe(onTick);
    },
  };
}

/** A clock that is still, or moves when told to: for stories, tests and pictures. */
export function createManualClock(
  start: string | number,
): Clock & { set(time: string | number): void; advance(ms: number): void } {
  let time = new Date(start).getTime();
  const { emit, subscribe } = createTicks();
  return {
    now: () => time,
    subscribe,
    set(next) {
      time = new Date(next).getTime();
      emit();
    },
    advance(ms) {
      time += ms;
      emit();
    },
  };
}
