import * as en from '../messages/en.ts';
import { calendarDaysBetween, type MaybeInstant, toDate } from './dates.ts';
import { emDash } from './emDash.ts';

const minute = 60_000;

/** The age of an item as text, and how to show it. */
export interface Age {
  /** `new` is shown as the green badge, `text` as plain text. */
  readonly kind: 'new' | 'text';
  /** The text, or an em dash for an unknown age. */
  readonly text: string;
}

/** Whether an item gets the green 'New' badge: it's less than 5 minutes old. */
export function isNew(addedAt: MaybeInstant, now: number): boolean {
  const added = toDate(addedAt);
  return added !== undefined && now - added.getTime() < 5 * minute;
}

/** Formats an age the way the product words it: 'New', 'N min ago', 'Today' or 'N day ago'. */
export function formatAge(addedAt: MaybeInstant, now: number, t = en.time): Age {
  const added = toDate(addedAt);
  if (!added) return { kind: 'text', text: emDash };
  if (isNew(addedAt, now)) return { kind: 'new', text: t.new };
  const elapsed = now - added.getTime();
  if (elapsed <= 31 * minute) return { kind: 'text', text: t.minutesAgo(Math.floor(elapsed / minute)) };
  const days = calendarDaysBetween(added, new Date(now));
  return { kind: 'text', text: days < 1 ? t.today : t.daysAgo(days) };
}
