import { timezoneName, timezoneNames } from '@advantage/reference-data';
import { scheduleTexts, weekdayNames } from '../messages/contractTexts.ts';
import { type Names, nameIn } from './names.ts';
import { numberOrNull } from './numbers.ts';
import { inWeekOrder, type LimitName, type Weekday, weekdays } from './wireValues.ts';

/** The texts that describe a schedule. `timezoneNames` is an area of `@advantage/reference-data`. */
export interface ScheduleMessages {
  readonly scheduleTexts: typeof scheduleTexts;
  readonly weekdayNames: Names;
  readonly timezoneNames: Names;
}

/** Delivery days, hours and time zone, of a marketplace or a recipient. */
export type Schedule = {
  deliveryDays: string[];
  deliverAllDay: boolean;
  referralDeliveryStartTime: string;
  referralDeliveryEndTime: string;
  referralDeliveryTimezone: string;
};

/** `ScheduleMessages` in English. */
export const englishSchedule = { scheduleTexts, weekdayNames, timezoneNames };

const timePattern = /^([01]\d|2[0-3]):([0-5]\d):[0-5]\d$/;

/** Whether the value of a time field is a time of day, as HH:mm:ss. Otherwise it's text that can't be read as one. */
export const isTime = (value: string): boolean => timePattern.test(value);

/** Formats a time of day: '09:00:00' becomes '9:00 AM'. Returns an empty string if `time` isn't a time. */
export function formatTime(time: string, t: Pick<typeof scheduleTexts, 'timeOfDay'> = scheduleTexts): string {
  const [, hours, minutes = ''] = timePattern.exec(time) ?? [];
  if (hours === undefined) return '';
  return t.timeOfDay(Number(hours), minutes);
}

/** Formats delivery days. Runs of three or more become 'Monday to Friday'. */
export function formatDays(days: readonly string[], messages: ScheduleMessages = englishSchedule): string {
  const { scheduleTexts: t, weekdayNames } = messages;
  const nameOf = (day: Weekday) => nameIn(weekdayNames, day);
  const selectedDays = inWeekOrder(days);
  if (selectedDays.length === 0) return t.noDay;
  if (selectedDays.length === weekdays.length) return t.everyDay;
  const runs: Weekday[][] = [];
  for (const day of selectedDays) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && weekdays.indexOf(day) === weekdays.indexOf(last) + 1) run.push(day);
    else runs.push([day]);
  }
  return t.list(
    runs.flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      return run.length > 2 && first && last ? [t.days(nameOf(first), nameOf(last))] : run.map(nameOf);
    }),
  );
}

/** Returns the common name of a time zone, e.g. 'Central'. */
export const timezoneLabel = (zone: string, timezoneNames: Names = {}) =>
  nameIn(timezoneNames, timezoneName(zone));

/** Formats the hours of a schedule, e.g. '9:00 AM to 5:00 PM Central'. */
export const formatHours = (
  schedule: Omit<Schedule, 'deliveryDays'>,
  { scheduleTexts: t, timezoneNames }: ScheduleMessages = englishSchedule,
): string =>
  t.inZone(
    schedule.deliverAllDay
      ? t.allDay
      : t.hours(
          formatTime(schedule.referralDeliveryStartTime, t) || '…',
          formatTime(schedule.referralDeliveryEndTime, t) || '…',
        ),
    timezoneLabel(schedule.referralDeliveryTimezone, timezoneNames),
  );

type Limits = Readonly<Record<LimitName, string>>;

const limitUnits = [
  ['maxReferralsPerHour', 'anHour'],
  ['maxReferralsPerDay', 'aDay'],
  ['maxReferralsPerWeek', 'aWeek'],
  ['maxReferralsPerMonth', 'aMonth'],
] as const;

function formatLimits(limits: Limits, t: typeof scheduleTexts): string {
  const parts = limitUnits.flatMap(([name, unit]) => {
    const limit = numberOrNull(limits[name]);
    return limit === null ? [] : [t[unit](limit)];
  });
  return parts.length === 0 ? t.noLimit : t.atMost(t.list(parts));
}

/**
 * Formats schedule and limits as a sentence, e.g. 'Monday to Friday, 9:00 AM to 5:00 PM Central; at most 10 an hour.'
 */
export const scheduleSentence = (
  values: Schedule & Limits,
  messages: ScheduleMessages = englishSchedule,
): string =>
  messages.scheduleTexts.sentence(
    formatDays(values.deliveryDays, messages),
    formatHours(values, messages),
    formatLimits(values, messages.scheduleTexts),
  );
