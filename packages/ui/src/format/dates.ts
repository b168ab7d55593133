import * as en from '../messages/en.ts';
import { emDash } from './emDash.ts';

/** A point in time: milliseconds since 1970, an ISO string or a `Date`. */
export type Instant = number | string | Date;

/** A point in time that may be unknown. Formatters show an em dash for it. */
export type MaybeInstant = Instant | null | undefined;

const pad = (value: number) => String(value).padStart(2, '0');

/** Converts a point in time to a `Date`. Returns undefined if it's unknown or invalid. */
export function toDate(instant: MaybeInstant): Date | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Number of midnights between two dates in the user's time zone; negative if `to` is on an earlier day. */
export function calendarDaysBetween(from: Date, to: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(to) - day(from)) / 86_400_000);
}

/** Whether a point in time is on the same calendar day as `now`, in the user's time zone. */
export function isToday(instant: MaybeInstant, now: number): boolean {
  const date = toDate(instant);
  return date !== undefined && calendarDaysBetween(date, new Date(now)) === 0;
}

/** Formats a date as 'M/D/YY' in the user's time zone. */
export function formatShortDate(instant: MaybeInstant, t = en.time): string {
  const date = toDate(instant);
  return date ? t.shortDate(date) : emDash;
}

/** Formats a time as 'h:mm AM' or 'h:mm PM' in the user's time zone. */
export function formatTime(instant: MaybeInstant, t = en.time): string {
  const date = toDate(instant);
  return date ? t.timeOfDay(date) : emDash;
}

/** Formats a delivery time: 'Today 10:23 AM', or on other days '11/19/26 5:36 PM'. */
export function formatDelivered(instant: MaybeInstant, now: number, t = en.time): string {
  if (!toDate(instant)) return emDash;
  return `${isToday(instant, now) ? t.today : formatShortDate(instant, t)} ${formatTime(instant, t)}`;
}

const periodDays = { '24hours': 1, '48hours': 2, '72hours': 3, '7days': 7, '30days': 30 } as const;

/** A period of a date filter. */
export type DatePeriod = keyof typeof periodDays;

/** All periods of a date filter, shortest first. */
export const datePeriods = Object.keys(periodDays) as readonly DatePeriod[];

/** Returns the first day of a date filter as 'MM/DD/YYYY': the user's calendar day minus the period. */
export function dateFilterStart(period: DatePeriod, now: number): string {
  const today = new Date(now);
  const start = new Date(today.getFullYear(), today.getMonth(), today.getDate() - periodDays[period]);
  return `${pad(start.getMonth() + 1)}/${pad(start.getDate())}/${start.getFullYear()}`;
}
