import type { SourceError } from './SourceError.ts';

/** Milliseconds from one poll to the next, unless a list is given another interval. */
export const pollInterval = 3000;

/** The longest wait after errors, in milliseconds. */
const longestWait = 60_000;

/** Milliseconds after which an answer counts as lost. */
export const answerTimeout = 10_000;

/** The start of the next poll, on the beat of the last start, so that slow answers shift no later poll. */
export function nextBeat(lastStart: number, now: number, interval = pollInterval): number {
  const beats = Math.floor((now - lastStart) / interval) + 1;
  return lastStart + beats * interval;
}

/**
 * Exponential backoff with jitter: twice as long after each error in a row, at most a minute, and a random part of half of
 * it, so that many pages do not come back at once.
 */
export function waitAfterError(failures: number, random: () => number, interval = pollInterval): number {
  const longest = Math.min(interval * 2 ** failures, longestWait);
  return longest / 2 + (random() * longest) / 2;
}

/** How long the service asks clients to wait, plus some jitter; undefined when it asks for nothing. */
export const retryAfterMs = (
  { retryAfter }: Pick<SourceError, 'retryAfter'>,
  random: () => number,
  interval = pollInterval,
) => (retryAfter === undefined ? undefined : retryAfter + random() * interval);
