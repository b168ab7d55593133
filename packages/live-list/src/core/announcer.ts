import type { LiveScheduler } from './scheduler.ts';
import { createStore, type ReadableStore } from './store.ts';

/** A text for a polite live region. A new `id` means that the text is announced again, even if it's the same. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Minimum time between two announcements, in milliseconds. */
const minPause = 10_000;

/** Maximum time between announcements while new rows keep arriving, in milliseconds: at most ten in five minutes. */
const maxPause = 40_000;

/** Announces texts politely: short, batched, and at least 10 seconds apart. */
export interface Announcer {
  readonly announcement: ReadableStore<Announcement>;
  /** Announces new rows soon. Adds to a count that is still pending. */
  addNewRows(count: number): void;
  /** Announces a text soon. Replaces a text that is still pending. */
  say(text: string): void;
  /** Discards pending announcements. */
  clear(): void;
}

/** Creates an announcer. `newRowsText` formats the number of new rows. */
export function createAnnouncer(scheduler: LiveScheduler, newRowsText: (count: number) => string): Announcer {
  const announcement = createStore<Announcement>({ id: 0, text: '' });
  let lastAt = Number.NEGATIVE_INFINITY;
  let pause = minPause;
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
    pause = now - lastAt > pause * 2 ? minPause : Math.min(pause * 2, maxPause);
    lastAt = now;
    clear();
    announcement.set({ id: announcement.get().id + 1, text: texts.filter(Boolean).join('. ') });
  };
  const plan = () => {
    cancel();
    const wait = pendingText === '' ? pause : minPause;
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
