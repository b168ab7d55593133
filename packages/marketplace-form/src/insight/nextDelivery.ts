import { nameIn } from '../fields/names.ts';
import { formatTime, type ScheduleMessages, timezoneLabel } from '../fields/times.ts';
import * as en from '../messages/matchTexts.ts';
import { loadSchedule } from '../values/loadSchedule.ts';
import type { NewMarketplace } from '../wire/marketplace.ts';
import { nextOpening } from './openHours.ts';
import { zoneTime } from './zoneTime.ts';

/** When a marketplace would receive a matching referral. */
export interface NextDelivery {
  /** Now, later, never, or unknown. */
  readonly kind: 'now' | 'later' | 'never' | 'unknown';
  /** Time of delivery for `now` and `later`, in milliseconds since 1970. */
  readonly at?: number;
  /** The delivery in words: 'waits until Monday 9:00 AM Central'. */
  readonly text: string;
}

/** The texts of a `NextDelivery`. */
export interface DeliveryMessages extends Pick<ScheduleMessages, 'weekdayNames' | 'timezoneNames'> {
  readonly deliveryTimes: typeof en.deliveryTimes;
}

/** The texts of a `NextDelivery` in English. */
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
