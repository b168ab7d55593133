import type { SourceError } from '../source/sourceError.ts';

/** Milliseconds from one poll to the next (API-16, API-17). */
export const pollInterval = 3000;

/** The longest wait after errors (LIV-3). */
const longestWait = 60_000;

/** Milliseconds after which an answer counts as lost. */
export const answerTimeout = 10_000;

/** The start of the next poll: on the beat that began with the last start, so that slow answers shift no later poll. */
export function nextBeat(lastStart: number, now: number, interval = pollInterval): number {
  const beats = Math.floor((now - lastStart) / interval) + 1;
  return lastStart + beats * interval;
}

/**
 * How long to wait after the n-th error in a row: twice as long each time, at most a minute, and between half and all of
 * it by chance, so that many pages do not come back at once (LIV-3). Never sooner than the service asks for (LIV-7).
 */
export function waitAfterError(
  failures: number,
  error: SourceError,
  random: () => number,
  interval = pollInterval,
): number {
  const longest = Math.min(interval * 2 ** failures, longestWait);
  const wait = longest / 2 + (random() * longest) / 2;
  if (error.retryAfter === undefined) return wait;
  return Math.max(wait, error.retryAfter + random() * interval);
}
