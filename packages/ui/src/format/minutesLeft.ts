import * as en from '../messages/en.ts';
import { type MaybeInstant, toDate } from './dates.ts';
import { emDash } from './emDash.ts';

/** Minutes until a point in time, rounded up and at least 1. Undefined if the time is unknown. */
export function minutesLeft(until: MaybeInstant, now: number): number | undefined {
  const end = toDate(until);
  return end && Math.max(1, Math.ceil((end.getTime() - now) / 60_000));
}

/** Formats the minutes left as '1 minute left' or 'N minutes left'; an em dash if unknown. */
export function formatMinutesLeft(minutes: number | null | undefined, t = en.time): string {
  if (minutes === null || minutes === undefined) return emDash;
  return t.minutesLeft(minutes);
}
