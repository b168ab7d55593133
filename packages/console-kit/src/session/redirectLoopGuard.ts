import * as z from 'zod/mini';

/** Maximum number of redirects to the sign-in server per period, in milliseconds. */
const redirectLimit = { count: 3, period: 60_000 } as const;

const key = 'advantage.sign-in-redirects';
const timesSchema = z.catch(z.array(z.number()), []);

/** Stops redirect loops during sign-in. The count survives redirects. Each tab has its own. */
export interface RedirectLoopGuard {
  /** Counts a redirect. Returns false if it would exceed the limit. */
  allow(): boolean;
  /** Resets the count, because the user asked to try again. */
  reset(): void;
}

function readTimes(storage: Pick<Storage, 'getItem'>): readonly number[] {
  try {
    return z.parse(timesSchema, JSON.parse(storage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

export function createRedirectLoopGuard(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
): RedirectLoopGuard {
  return {
    allow() {
      const time = now();
      // If the clock was set back, stored times are in the future. So compare the distance, not the order.
      const recent = readTimes(storage).filter((past) => Math.abs(time - past) < redirectLimit.period);
      const isAllowed = recent.length < redirectLimit.count;
      if (isAllowed) storage.setItem(key, JSON.stringify([...recent, time]));
      return isAllowed;
    },
    reset: () => storage.removeItem(key),
  };
}
