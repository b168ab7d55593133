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
 * it by chance, so that many pages do not come back at once (LIV-3).
 */
export function waitAfterError(failures: number, random: () => number, interval = pollInterval): number {
  const longest = Math.min(interval * 2 ** failures, longestWait);
  return longest / 2 + (random() * longest) / 2;
}

/** How long the service asks to be left alone, and a little more by chance (LIV-7); undefined when it asks for nothing. */
export const waitAsked = (
  { retryAfter }: Pick<SourceError, 'retryAfter'>,
  random: () => number,
  interval = pollInterval,
) => (retryAfter === undefined ? undefined : retryAfter + random() * interval);
