import * as z from 'zod/mini';

/** Maximum number of redirects to the sign-in server per period, in milliseconds. */
const redirectLimit = { count: 3, period: 60_000 } as const;

const key = 'advantage.sign-in-redirects';
const redirectsSchema = z.catch(z.array(z.object({ time: z.number(), state: z.string() })), []);

/** Stops redirect loops during sign-in. The count survives redirects. Each tab has its own. */
export interface RedirectLoopGuard {
  /** Counts a redirect to a sign-in page. Returns false if it would exceed the limit. */
  allow(loginUrl: string): boolean;
  /** Whether a response is to one of the counted redirects. Any other is outdated, or from a bookmark. */
  isAwaiting(state: string | null): boolean;
  /** Resets the count, because the user continued by hand. */
  reset(): void;
}

function readRedirects(storage: Pick<Storage, 'getItem'>) {
  try {
    return z.parse(redirectsSchema, JSON.parse(storage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

export function createRedirectLoopGuard(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
): RedirectLoopGuard {
  // If the clock was set back, stored times are in the future. So compare the distance, not the order.
  const readRecent = () =>
    readRedirects(storage).filter(({ time }) => Math.abs(now() - time) < redirectLimit.period);
  return {
    allow(loginUrl) {
      const recent = readRecent();
      const isAllowed = recent.length < redirectLimit.count;
      const state = new URL(loginUrl).searchParams.get('state') ?? '';
      if (isAllowed) storage.setItem(key, JSON.stringify([...recent, { time: now(), state }]));
      return isAllowed;
    },
    isAwaiting: (state) => readRecent().some((redirect) => redirect.state === state),
    reset: () => storage.removeItem(key),
  };
}
