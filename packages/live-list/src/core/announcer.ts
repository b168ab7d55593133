import type { LiveScheduler } from './scheduler.ts';
import { createStore, type ReadableStore } from './store.ts';

/** A text for a polite live region. A new `id` means that the text is announced again, even if it's the same. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Minimum time between two announcements, in milliseconds. */
const minInterval = 10_000;

/** Maximum time between announcements while new rows keep arriving, in milliseconds: at most ten in five minutes. */
const maxInterval = 40_000;

/** Announces texts politely: short, batched, and at least 10 seconds apart. */
export interface Announcer {
  readonly announcement: ReadableStore<Announcement>;
  /** Announces new rows soon. Adds to a count that is still pending. */
  addNewRows(count: number): void;
  /** Announces a text soon. Replaces a text that is still pending. */
  announce(text: string): void;
  /** Discards pending announcements. */
  clear(): void;
}

/** Creates an announcer. `newRowsText` formats the number of new rows. */
export function createAnnouncer(scheduler: LiveScheduler, newRowsText: (count: number) => string): Announcer {
  const announcement = createStore<Announcement>({ id: 0, text: '' });
  let lastAnnouncedAt = Number.NEGATIVE_INFINITY;
  let interval = minInterval;
  let pendingCount = 0;
  let pendingText = '';
  let cancel = () => {};

  const clear = () => {
    cancel();
    pendingCount = 0;
    pendingText = '';
  };
  const flush = () => {
    const texts = [pendingText, pendingCount > 0 ? newRowsText(pendingCount) : ''];
    const now = scheduler.elapsed();
    interval = now - lastAnnouncedAt > interval * 2 ? minInterval : Math.min(interval * 2, maxInterval);
    lastAnnouncedAt = now;
    clear();
    announcement.set({ id: announcement.get().id + 1, text: texts.filter(Boolean).join('. ') });
  };
  const schedule = () => {
    cancel();
    const wait = pendingText === '' ? interval : minInterval;
    cancel = scheduler.after(Math.max(0, lastAnnouncedAt + wait - scheduler.elapsed()), flush);
  };
  return {
    announcement,
    addNewRows(count) {
      if (count === 0) return;
      pendingCount += count;
      schedule();
    },
    announce(text) {
      pendingText = text;
      schedule();
    },
    clear,
  };
}
