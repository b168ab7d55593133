import { timezones } from '@advantage/reference-data';
import { numberOrNull } from './numbers.ts';
import type { MarketplaceFormValues, Schedule } from './values.ts';
import { inWeekOrder, type Weekday, weekdays } from './wireValues.ts';

/** A time of day in words: '09:00:00' is '9:00 AM'. What is no time is empty. */
export function timeWords(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined) return '';
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Parts joined as in a sentence: 'a', 'a and b', 'a, b and c'. */
const sentenceList = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Days in words, runs of three or more as 'Monday to Friday'. */
export function dayWords(days: readonly string[], name: (day: Weekday) => string = (day) => day): string {
  const ticked = inWeekOrder(days);
  if (ticked.length === 0) return 'No day';
  if (ticked.length === weekdays.length) return 'Every day';
  const runs: Weekday[][] = [];
  for (const day of ticked) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && weekdays.indexOf(day) === weekdays.indexOf(last) + 1) run.push(day);
    else runs.push([day]);
  }
  return sentenceList(
    runs.flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      return run.length > 2 && first && last ? [`${name(first)} to ${name(last)}`] : run.map(name);
    }),
  );
}

/** A time zone as people call it: 'Central'. */
export const zoneWords = (zone: string) => timezones.find(({ value }) => value === zone)?.label ?? zone;

/** The times of a schedule in words: '9:00 AM to 5:00 PM Central'. */
export const hoursWords = (schedule: Omit<Schedule, 'deliveryDays'>): string =>
  [
    schedule.deliverAllDay
      ? '24 hours a day'
      : `${timeWords(schedule.referralDeliveryStartTime) || '…'} to ${timeWords(schedule.referralDeliveryEndTime) || '…'}`,
    zoneWords(schedule.referralDeliveryTimezone),
  ].join(' ');

type Limits = Pick<
  MarketplaceFormValues,
  'maxReferralsPerHour' | 'maxReferralsPerDay' | 'maxReferralsPerWeek' | 'maxReferralsPerMonth'
>;

const limitUnits = [
  ['maxReferralsPerHour', 'an hour'],
  ['maxReferralsPerDay', 'a day'],
  ['maxReferralsPerWeek', 'a week'],
  ['maxReferralsPerMonth', 'a month'],
] as const;

function limitWords(limits: Limits): string {
  const given = limitUnits.flatMap(([name, unit]) => {
    const limit = numberOrNull(limits[name]);
    return limit === null ? [] : [`${limit.toLocaleString('en-US')} ${unit}`];
  });
  return given.length === 0 ? 'no limit' : `at most ${sentenceList(given)}`;
}

/** Schedule and limits as one sentence: 'Monday to Friday, 9:00 AM to 5:00 PM Central; at most 10 an hour.' */
export const scheduleSentence = (values: Schedule & Limits): string =>
  `${dayWords(values.deliveryDays)}, ${hoursWords(values)}; ${limitWords(values)}.`;
