import type { SourceError } from './SourceError.ts';

/** Default poll interval, in milliseconds. */
export const pollInterval = 3000;

/** Maximum backoff, in milliseconds. */
const maxBackoff = 60_000;

/** Request timeout, in milliseconds. */
export const requestTimeout = 10_000;

/**
 * Returns the start of the next poll: a whole number of intervals after the last start, so that a slow response doesn't
 * shift later polls.
 */
export function nextPollTime(lastStart: number, now: number, interval = pollInterval): number {
  const intervals = Math.floor((now - lastStart) / interval) + 1;
  return lastStart + intervals * interval;
}

/**
 * Returns the delay after an error: exponential backoff with jitter. The delay doubles with each consecutive error, up
 * to a minute. Half of it is random, so that many pages don't retry at the same time.
 */
export function backoffMs(failures: number, random: () => number, interval = pollInterval): number {
  const maxDelay = Math.min(interval * 2 ** failures, maxBackoff);
  return maxDelay / 2 + (random() * maxDelay) / 2;
}

/** Returns how long the service asks clients to wait, plus jitter. Undefined if it doesn't ask. */
export const retryAfterMs = (
  { retryAfter }: Pick<SourceError, 'retryAfter'>,
  random: () => number,
  interval = pollInterval,
) => (retryAfter === undefined ? undefined : retryAfter + random() * interval);
