import * as en from '../messages/en.ts';
import { type MaybeInstant, toDate } from './dates.ts';
import { emDash } from './emDash.ts';

/** Minutes until a moment, rounded up and at least 1; undefined when the moment is unknown. */
export function minutesLeft(until: MaybeInstant, now: number): number | undefined {
  const end = toDate(until);
  return end && Math.max(1, Math.ceil((end.getTime() - now) / 60_000));
}

/** '1 minute left', 'N minutes left'; an em dash when unknown. */
export function formatMinutesLeft(minutes: number | null | undefined, t = en.time): string {
  if (minutes === null || minutes === undefined) return emDash;
  return t.minutesLeft(minutes);
}
