import type { LiveScheduler } from './scheduler.ts';
import { createStore, type ReadableStore } from './store.ts';

/** A text for a polite live region. Equal texts with different ids are to be said twice. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** The shortest time between two announcements, in milliseconds (LIV-12). */
const shortestPause = 10_000;

/** The time between two announcements of arrivals once they never stop coming: 5 minutes hold 10 at most (A5). */
const longestPause = 40_000;

export interface Announcer {
  readonly announcement: ReadableStore<Announcement>;
  /** Says, soon, that so many referrals arrived; what arrives meanwhile is said together (A5). */
  arrived(count: number): void;
  /** Says a text, soon; a later text takes its place. */
  say(text: string): void;
  /** Forgets what is still unsaid. */
  clear(): void;
}

const arrivals = (count: number) => (count === 1 ? '1 new referral' : `${count} new referrals`);

/** Says things politely: short, and never two within 10 seconds (D-28, LIV-12). */
export function createAnnouncer(scheduler: LiveScheduler): Announcer {
  const announcement = createStore<Announcement>({ id: 0, text: '' });
  let lastAt = Number.NEGATIVE_INFINITY;
  let pause = shortestPause;
  let unsaidArrivals = 0;
  let unsaidText = '';
  let callOff = () => {};

  const clear = () => {
    callOff();
    unsaidArrivals = 0;
    unsaidText = '';
  };
  const speak = () => {
    const texts = [unsaidText, unsaidArrivals > 0 ? arrivals(unsaidArrivals) : ''];
    const now = scheduler.elapsed();
    pause = now - lastAt > pause * 2 ? shortestPause : Math.min(pause * 2, longestPause);
    lastAt = now;
    clear();
    announcement.set({ id: announcement.get().id + 1, text: texts.filter(Boolean).join('. ') });
  };
  const plan = () => {
    callOff();
    const wait = unsaidText === '' ? pause : shortestPause;
    callOff = scheduler.after(Math.max(0, lastAt + wait - scheduler.elapsed()), speak);
  };
  return {
    announcement,
    arrived(count) {
      if (count === 0) return;
      unsaidArrivals += count;
      plan();
    },
    say(text) {
      unsaidText = text;
      plan();
    },
    clear,
  };
}
