import * as en from '../messages/en.ts';
import { calendarDaysBetween, type MaybeInstant, toDate } from './dates.ts';
import { emDash } from './emDash.ts';

const minute = 60_000;

/** How old something is, in words, and how to show it. */
export interface Age {
  /** `new` asks for the green badge, `text` for plain text. */
  readonly kind: 'new' | 'text';
  /** The words, or an em dash for an unknown age. */
  readonly text: string;
}

/** Whether something is so young that it wears the green 'New' badge: under 5 minutes. */
export function isNew(addedAt: MaybeInstant, now: number): boolean {
  const added = toDate(addedAt);
  return added !== undefined && now - added.getTime() < 5 * minute;
}

/** Age as the product words it: 'New', 'N min ago', 'Today' or 'N day ago'. */
export function formatAge(addedAt: MaybeInstant, now: number, t = en.time): Age {
  const added = toDate(addedAt);
  if (!added) return { kind: 'text', text: emDash };
  if (isNew(addedAt, now)) return { kind: 'new', text: t.new };
  const elapsed = now - added.getTime();
  if (elapsed <= 31 * minute) return { kind: 'text', text: t.minutesAgo(Math.floor(elapsed / minute)) };
  const days = calendarDaysBetween(added, new Date(now));
  return { kind: 'text', text: days < 1 ? t.today : t.daysAgo(days) };
}
