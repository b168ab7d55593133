import * as z from 'zod/mini';

/** At most so many redirects to the sign-in server in so many milliseconds. */
const redirectLimit = { count: 3, period: 60_000 } as const;

const key = 'advantage.sign-in-redirects';
const timesSchema = z.catch(z.array(z.number()), []);

/** Stops sign-in that goes round in circles. The count survives the redirects, one per tab. */
export interface LoopBreaker {
  /** Counts one redirect; false when it would be one too many. */
  allow(): boolean;
  /** Starts again, because a person asked for it. */
  reset(): void;
}

function readTimes(storage: Pick<Storage, 'getItem'>): readonly number[] {
  try {
    return z.parse(timesSchema, JSON.parse(storage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

export function createLoopBreaker(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
): LoopBreaker {
  return {
    allow() {
      const time = now();
      // A clock that was set back leaves times in the future: the distance counts, not the order.
      const recent = readTimes(storage).filter((past) => Math.abs(time - past) < redirectLimit.period);
      const isAllowed = recent.length < redirectLimit.count;
      if (isAllowed) storage.setItem(key, JSON.stringify([...recent, time]));
      return isAllowed;
    },
    reset: () => storage.removeItem(key),
  };
}
