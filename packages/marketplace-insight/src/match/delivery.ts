import {
  formatTime,
  loadSchedule,
  nameIn,
  type Schedule,
  type ScheduleMessages,
  timezoneLabel,
  weekdays,
} from '@advantage/marketplace-form/internal/values';
import type { NewMarketplace } from '@advantage/marketplace-form/wire';
import * as en from '../messages/matchTexts.ts';

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** Returns the cached date format of a time zone, or undefined if the zone is unknown. */
function getFormat(zone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(zone)) return formats.get(zone);
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    // The zone is unknown.
  }
  formats.set(zone, format);
  return format;
}

const dayLength = 86_400_000;

/** Returns the wall time of a time zone as if it were UTC, to the second, or undefined for an unknown zone. */
export function wallTimeAt(at: number, zone: string): number | undefined {
  const format = getFormat(zone);
  if (!format || !Number.isFinite(at)) return undefined;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns the weekday, the date and the time (HH:mm:ss) in a time zone, or undefined for an unknown zone. */
function zoneTime(at: number, zone: string) {
  const wall = wallTimeAt(at, zone);
  if (wall === undefined) return undefined;
  const [date = '', clock = ''] = new Date(wall).toISOString().split('T');
  // 1970 began on a Thursday, which has index 3.
  const weekday = weekdays[(Math.floor(wall / dayLength) + 3) % 7] ?? 'Monday';
  return { weekday, date, time: clock.slice(0, 8) };
}

const truncateToSeconds = (at: number) => Math.floor(at / 1000) * 1000;
const offsetAt = (at: number, zone: string) => (wallTimeAt(at, zone) ?? at) - truncateToSeconds(at);

/** Returns when a time zone's clocks change within a span, or undefined if they don't. */
function findOffsetChange(from: number, to: number, zone: string): number | undefined {
  const before = offsetAt(from, zone);
  if (offsetAt(to, zone) === before) return undefined;
  let [low, high] = [truncateToSeconds(from), truncateToSeconds(to)];
  while (high - low > 1000) {
    const middle = truncateToSeconds((low + high) / 2);
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Returns the points in time when a zone's clocks may begin to show a wall time: none if they're set forward past it,
 * two if they're set back over it, plus the change itself, which can land in the middle of a schedule's hours.
 */
function toInstants(wall: number, zone: string): readonly number[] {
  const [from, to] = [wall - 1.5 * dayLength, wall + 1.5 * dayLength];
  const candidates = new Set([wall - offsetAt(from, zone), wall - offsetAt(to, zone)]);
  const moments = [...candidates].filter((moment) => wallTimeAt(moment, zone) === wall);
  const change = findOffsetChange(from, to, zone);
  return change === undefined ? moments : [...moments, change];
}

/** Whether a schedule has no hours: its end isn't after its start, or one of them is missing. */
const hasNoHours = ({ referralDeliveryStartTime: start, referralDeliveryEndTime: end }: Schedule) =>
  start === '' || end === '' || end <= start;

/** Returns whether a schedule is open at a time, or undefined for an unknown time zone. Start and end are inclusive. */
export function isOpenAt(schedule: Schedule, at: number): boolean | undefined {
  const local = zoneTime(at, schedule.referralDeliveryTimezone);
  if (!local) return undefined;
  const { deliveryDays, referralDeliveryStartTime: start, referralDeliveryEndTime: end } = schedule;
  const isInHours = !hasNoHours(schedule) && start <= local.time && local.time <= end;
  return isInHours && deliveryDays.includes(local.weekday);
}

const toSeconds = (time: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
};

/**
 * Returns the first time, starting at `at`, when a schedule is open. Accounts for daylight saving time. Returns 'never'
 * for a schedule without days or hours, and undefined for an unknown time zone.
 */
export function nextOpening(schedule: Schedule, at: number): number | 'never' | undefined {
  const zone = schedule.referralDeliveryTimezone;
  const wallTime = wallTimeAt(at, zone);
  if (wallTime === undefined) return undefined;
  if (isOpenAt(schedule, at)) return at;
  if (schedule.deliveryDays.length === 0 || hasNoHours(schedule)) return 'never';
  const today = Math.floor(wallTime / dayLength) * dayLength;
  const start = toSeconds(schedule.referralDeliveryStartTime) * 1000;
  // Two weeks and a day, because a daylight saving change can skip the only opening of a week.
  for (let day = 0; day <= 15; day += 1) {
    const date = today + day * dayLength;
    const isOnDate = (moment: number) =>
      Math.floor((wallTimeAt(moment, zone) ?? 0) / dayLength) * dayLength === date;
    const openings = toInstants(date + start, zone).filter(
      (moment) => moment >= at && isOnDate(moment) && isOpenAt(schedule, moment),
    );
    if (openings.length > 0) return Math.min(...openings);
  }
  return 'never';
}

/** When a marketplace would receive a matching referral. */
export interface NextDelivery {
  /** Now, later, never, or unknown. */
  readonly kind: 'now' | 'later' | 'never' | 'unknown';
  /** Time of delivery for `now` and `later`, in milliseconds since 1970. */
  readonly at?: number;
  /** The delivery in words: 'waits until Monday 9:00 AM Central'. */
  readonly text: string;
}

export interface DeliveryMessages extends Pick<ScheduleMessages, 'weekdayNames' | 'timezoneNames'> {
  readonly deliveryTimes: typeof en.deliveryTimes;
}

export const englishDelivery: DeliveryMessages = {
  deliveryTimes: en.deliveryTimes,
  weekdayNames: {},
  timezoneNames: {},
};

/** Formats a time in a time zone: as today, by weekday within six days, otherwise with the date. */
function formatMoment(moment: number, now: number, zone: string, messages: DeliveryMessages): string {
  const { deliveryTimes: t, weekdayNames, timezoneNames } = messages;
  const [then, today] = [zoneTime(moment, zone), zoneTime(now, zone)];
  if (!then || !today) return '';
  const clock = `${formatTime(then.time, t)} ${timezoneLabel(zone, timezoneNames)}`;
  const days = (Date.parse(then.date) - Date.parse(today.date)) / 86_400_000;
  if (days === 0) return t.today(clock);
  const day = nameIn(weekdayNames, then.weekday);
  return days < 7 ? t.thisWeek(day, clock) : t.onDate(day, t.dayAndMonth(new Date(then.date)), clock);
}

/**
 * Returns when a marketplace would receive a referral that matches at the time `at`. This is an estimate from its days,
 * hours and time zone, and accounts for daylight saving time. Limits and the settings of single recipients aren't
 * included.
 */
export function nextDelivery(
  marketplace: NewMarketplace,
  at: number,
  messages = englishDelivery,
): NextDelivery {
  const { deliveryTimes: t } = messages;
  if (marketplace.enabled !== true) return { kind: 'never', text: t.isOff };
  const schedule = loadSchedule(marketplace.riskAppetite ?? {});
  const opening = nextOpening(schedule, at);
  const zone = schedule.referralDeliveryTimezone;
  if (opening === undefined) return { kind: 'unknown', text: t.zoneUnknown(zone) };
  if (opening === 'never') return { kind: 'never', text: t.never };
  if (opening === at) return { kind: 'now', at, text: t.now };
  return { kind: 'later', at: opening, text: t.later(formatMoment(opening, at, zone, messages)) };
}
