import * as en from '../messages/en.ts';
import { emDash } from './emDash.ts';

/** A moment: milliseconds since 1970, an ISO text or a `Date`. */
export type Instant = number | string | Date;

/** A moment that may be unknown; formatters then show an em dash. */
export type MaybeInstant = Instant | null | undefined;

const pad = (value: number) => String(value).padStart(2, '0');

/** The moment as a local date, or undefined when it is unknown or no date. */
export function toDate(instant: MaybeInstant): Date | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Midnights crossed from one moment to another in the reader's time zone; negative when `to` is on an earlier day. */
export function calendarDaysBetween(from: Date, to: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(to) - day(from)) / 86_400_000);
}

/** Whether a moment is on the reader's calendar day of `now`. */
export function isToday(instant: MaybeInstant, now: number): boolean {
  const date = toDate(instant);
  return date !== undefined && calendarDaysBetween(date, new Date(now)) === 0;
}

/** 'M/D/YY' in the reader's time zone. */
export function formatShortDate(instant: MaybeInstant, t = en.time): string {
  const date = toDate(instant);
  return date ? t.shortDate(date) : emDash;
}

/** 'h:mm AM' or 'h:mm PM' in the reader's time zone. */
export function formatTime(instant: MaybeInstant, t = en.time): string {
  const date = toDate(instant);
  return date ? t.timeOfDay(date) : emDash;
}

/** When something was delivered: 'Today 10:23 AM', on other days '11/19/26 5:36 PM'. */
export function formatDelivered(instant: MaybeInstant, now: number, t = en.time): string {
  if (!toDate(instant)) return emDash;
  return `${isToday(instant, now) ? t.today : formatShortDate(instant, t)} ${formatTime(instant, t)}`;
}

const periodDays = { '24hours': 1, '48hours': 2, '72hours': 3, '7days': 7, '30days': 30 } as const;

/** The periods a date filter offers. */
export type DatePeriod = keyof typeof periodDays;

/** Every period of a date filter, shortest first. */
export const datePeriods = Object.keys(periodDays) as readonly DatePeriod[];

/** First day of a date filter as 'MM/DD/YYYY': the reader's calendar day minus the period. */
export function dateFilterStart(period: DatePeriod, now: number): string {
  const today = new Date(now);
  const start = new Date(today.getFullYear(), today.getMonth(), today.getDate() - periodDays[period]);
  return `${pad(start.getMonth() + 1)}/${pad(start.getDate())}/${start.getFullYear()}`;
}
