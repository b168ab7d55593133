import { effectiveTimes } from '../values/effective.ts';
import { dayEnd, dayFlag, dayStart, weekdays } from '../wire/values.ts';
import { type Draft, flagCodec, textOr, timeOr, write } from './codecs.ts';
import type { Schedule } from './values.ts';

/** The timezone of a new schedule (TIM-15). */
export const defaultTimezone = 'America/Chicago';

const zone = textOr(defaultTimezone);
const start = timeOr(dayStart);
const end = timeOr(dayEnd);

/** The schedule of a risk appetite or a recipient setting; 24 hours is on for 00:00:00 to 23:59:59 (MKS-18). */
export function loadSchedule(raw: object): Schedule {
  const fields = raw as Readonly<Record<string, unknown>>;
  const from = start.load(fields.referralDeliveryStartTime);
  const to = end.load(fields.referralDeliveryEndTime);
  return {
    deliveryDays: weekdays.filter((day) => flagCodec.load(fields[dayFlag(day)])),
    deliverAllDay: from === dayStart && to === dayEnd,
    referralDeliveryStartTime: from,
    referralDeliveryEndTime: to,
    referralDeliveryTimezone: zone.load(fields.referralDeliveryTimezone),
  };
}

/** Writes a schedule; with 24 hours on the times are 00:00:00 and 23:59:59 (MKS-17). */
export function writeSchedule(draft: Draft, schedule: Schedule) {
  const times = effectiveTimes(schedule);
  for (const day of weekdays) write(draft, dayFlag(day), flagCodec, schedule.deliveryDays.includes(day));
  write(draft, 'referralDeliveryStartTime', start, times.referralDeliveryStartTime);
  write(draft, 'referralDeliveryEndTime', end, times.referralDeliveryEndTime);
  write(draft, 'referralDeliveryTimezone', zone, times.referralDeliveryTimezone);
}
