import type { LiveScheduler } from './scheduler.ts';
import { createStore, type ReadableStore } from './store.ts';

/** A text for a polite live region. Equal texts with different ids are to be said twice. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** The shortest time between two announcements, in milliseconds. */
const shortestPause = 10_000;

/** The time between two announcements of new rows while they never stop coming: at most ten in five minutes. */
const longestPause = 40_000;

/** Announces texts politely: short, batched, and never two within 10 seconds. */
export interface Announcer {
  readonly announcement: ReadableStore<Announcement>;
  /** Announces new rows soon. Counts that come meanwhile add up. */
  addNewRows(count: number): void;
  /** Announces a text soon. A later text replaces it. */
  say(text: string): void;
  /** Drops what is not announced yet. */
  clear(): void;
}

/** Creates an announcer. `newRowsText` words the number of new rows. */
export function createAnnouncer(scheduler: LiveScheduler, newRowsText: (count: number) => string): Announcer {
  const announcement = createStore<Announcement>({ id: 0, text: '' });
  let lastAt = Number.NEGATIVE_INFINITY;
  let pause = shortestPause;
  let pendingCount = 0;
  let pendingText = '';
  let cancel = () => {};

  const clear = () => {
    cancel();
    pendingCount = 0;
    pendingText = '';
  };
  const speak = () => {
    const texts = [pendingText, pendingCount > 0 ? newRowsText(pendingCount) : ''];
    const now = scheduler.elapsed();
    pause = now - lastAt > pause * 2 ? shortestPause : Math.min(pause * 2, longestPause);
    lastAt = now;
    clear();
    announcement.set({ id: announcement.get().id + 1, text: texts.filter(Boolean).join('. ') });
  };
  const plan = () => {
    cancel();
    const wait = pendingText === '' ? pause : shortestPause;
    cancel = scheduler.after(Math.max(0, lastAt + wait - scheduler.elapsed()), speak);
  };
  return {
    announcement,
    addNewRows(count) {
      if (count === 0) return;
      pendingCount += count;
      plan();
    },
    say(text) {
      pendingText = text;
      plan();
    },
    clear,
  };
}
