import type { LiveScheduler } from '../live/scheduler.ts';
import { seededRandom } from './random.ts';
import { storyTime } from './storyTime.ts';

/** A scheduler whose time moves only when told to: hours of polling pass in milliseconds. */
export interface ManualScheduler extends LiveScheduler {
  /** Lets time pass; every timer that falls due runs, with the promises that it settles. */
  advance(milliseconds: number): Promise<void>;
  /** Shows or hides the page. */
  setVisible(isVisible: boolean): void;
  /** Connects or disconnects the page. */
  setOnline(isOnline: boolean): void;
  /** How many timers wait. */
  readonly waiting: number;
}

export interface ManualSchedulerOptions {
  /** Decides `random`. Default 1. */
  readonly seed?: number;
  /** Waits until settled promises have called back. Default: a few microtasks, enough for sources in memory. */
  readonly settle?: () => Promise<void>;
}

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

const microtasks = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

/** Makes a scheduler for tests of live lists. */
export function createManualScheduler({
  seed = 1,
  settle = microtasks,
}: ManualSchedulerOptions = {}): ManualScheduler {
  const listeners = new Set<() => void>();
  const timers = new Set<Timer>();
  let elapsed = 0;
  let isVisible = true;
  let isOnline = true;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const nextUntil = (end: number) => [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => storyTime + elapsed,
    elapsed: () => elapsed,
    after(milliseconds, callback) {
      const timer = { at: elapsed + Math.max(0, milliseconds), callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    random: seededRandom(seed),
    isVisible: () => isVisible,
    isOnline: () => isOnline,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async advance(milliseconds) {
      const end = elapsed + milliseconds;
      await settle();
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        elapsed = Math.max(elapsed, next.at);
        timers.delete(next);
        next.callback();
        await settle();
      }
      elapsed = end;
    },
    setVisible(next) {
      isVisible = next;
      tell();
    },
    setOnline(next) {
      isOnline = next;
      tell();
    },
    get waiting() {
      return timers.size;
    },
  };
}
