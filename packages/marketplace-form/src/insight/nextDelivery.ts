import { nameIn } from '../fields/names.ts';
import { type ScheduleMessages, timeWords, zoneWords } from '../fields/times.ts';
import * as en from '../messages/matchTexts.ts';
import { loadSchedule } from '../values/schedule.ts';
import type { NewMarketplace } from '../wire/marketplace.ts';
import { nextOpening } from './openHours.ts';
import { zoneTime } from './zoneTime.ts';

/** When a marketplace would get a referral that matches. */
export interface NextDelivery {
  /** At once, later, never, or not to be known. */
  readonly kind: 'now' | 'later' | 'never' | 'unknown';
  /** The moment of `now` and `later`, in milliseconds since 1970. */
  readonly at?: number;
  /** The same in words: 'waits until Monday 9:00 AM Central'. */
  readonly text: string;
}

/** The texts of a delivery. */
export interface DeliveryMessages extends Pick<ScheduleMessages, 'weekdayNames' | 'timezoneNames'> {
  readonly deliveryTimes: typeof en.deliveryTimes;
}

/** The texts of a delivery in English. */
export const englishDelivery: DeliveryMessages = {
  deliveryTimes: en.deliveryTimes,
  weekdayNames: {},
  timezoneNames: {},
};

/** A moment in the words of a zone: today, by the day of the week within six days, else with its date. */
function momentWords(moment: number, now: number, zone: string, messages: DeliveryMessages): string {
  const { deliveryTimes: t, weekdayNames, timezoneNames } = messages;
  const [then, today] = [zoneTime(moment, zone), zoneTime(now, zone)];
  if (!then || !today) return '';
  const clock = `${timeWords(then.time, t)} ${zoneWords(zone, timezoneNames)}`;
  const days = (Date.parse(then.date) - Date.parse(today.date)) / 86_400_000;
  if (days === 0) return t.today(clock);
  const day = nameIn(weekdayNames, then.weekday);
  return days < 7 ? t.thisWeek(day, clock) : t.onDate(day, t.dayAndMonth(new Date(then.date)), clock);
}

/**
 * When a marketplace would get a referral that matches at the moment `at`: our reading of its days, hours and time zone,
 * whatever the clocks do meanwhile. Limits and the settings of single recipients are not counted in.
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
  return { kind: 'later', at: opening, text: t.later(momentWords(opening, at, zone, messages)) };
}
