import type { LiveScheduler } from '../core/scheduler.ts';
import { seededRandom } from './seededRandom.ts';

/** A scheduler whose time advances only on command, so that hours of polling take milliseconds. */
export interface ManualScheduler extends LiveScheduler {
  /** Advances time: runs every timer that comes due, and the callbacks of the promises that it settles. */
  advance(milliseconds: number): Promise<void>;
  /** Shows or hides the page. */
  setVisible(isVisible: boolean): void;
  /** Says that the network is back. */
  goOnline(): void;
  /** The number of pending timers. */
  readonly waiting: number;
}

/** Options of `createManualScheduler`. */
export interface ManualSchedulerOptions {
  /** Initial value of `now`, in milliseconds since 1970. Default November 20, 2026, 16:24 UTC. */
  readonly startTime?: number;
  /** Seed of `random`. Default 1. */
  readonly seed?: number;
  /** Waits until callbacks of settled promises have run. Default: a few microtasks, enough for in-memory sources. */
  readonly settle?: () => Promise<void>;
}

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

const flushMicrotasks = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

const defaultStart = Date.UTC(2026, 10, 20, 16, 24);

/** Creates a scheduler for tests and stories of live lists. */
export function createManualScheduler({
  startTime = defaultStart,
  seed = 1,
  settle = flushMicrotasks,
}: ManualSchedulerOptions = {}): ManualScheduler {
  const listeners = new Set<() => void>();
  const onlineListeners = new Set<() => void>();
  const timers = new Set<Timer>();
  let elapsed = 0;
  let isVisible = true;
  const nextTimerUntil = (end: number) =>
    [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => startTime + elapsed,
    elapsed: () => elapsed,
    after(milliseconds, callback) {
      const timer = { at: elapsed + Math.max(0, milliseconds), callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    random: seededRandom(seed),
    isVisible: () => isVisible,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    onOnline(listener) {
      onlineListeners.add(listener);
      return () => onlineListeners.delete(listener);
    },
    async advance(milliseconds) {
      const end = elapsed + milliseconds;
      await settle();
      for (let next = nextTimerUntil(end); next; next = nextTimerUntil(end)) {
        elapsed = Math.max(elapsed, next.at);
        timers.delete(next);
        next.callback();
        await settle();
      }
      elapsed = end;
    },
    setVisible(next) {
      isVisible = next;
      for (const listener of listeners) listener();
    },
    goOnline() {
      for (const listener of onlineListeners) listener();
    },
    get waiting() {
      return timers.size;
    },
  };
}
