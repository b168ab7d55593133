import type { Schedule } from '../fields/values.ts';
import { toInstants, wallTimeAt, zoneTime } from './zoneTime.ts';

/** Whether the day and the hours of a schedule are open. */
export interface Opening {
  readonly day: boolean;
  readonly hours: boolean;
}

/** Whether a schedule has no hours: its end isn't after its start, or one of them is missing. */
export const hasNoHours = ({ referralDeliveryStartTime: start, referralDeliveryEndTime: end }: Schedule) =>
  start === '' || end === '' || end <= start;

/** Returns whether a schedule is open at a time, or undefined for an unknown time zone. Start and end are inclusive. */
export function openingAt(schedule: Schedule, at: number): Opening | undefined {
  const local = zoneTime(at, schedule.referralDeliveryTimezone);
  if (!local) return undefined;
  const { referralDeliveryStartTime: start, referralDeliveryEndTime: end } = schedule;
  return {
    day: schedule.deliveryDays.includes(local.weekday),
    hours: !hasNoHours(schedule) && start <= local.time && local.time <= end,
  };
}

const dayLength = 86_400_000;

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
  const isOpen = (moment: number) => {
    const opening = openingAt(schedule, moment);
    return opening?.day && opening.hours;
  };
  if (isOpen(at)) return at;
  if (schedule.deliveryDays.length === 0 || hasNoHours(schedule)) return 'never';
  const today = Math.floor(wallTime / dayLength) * dayLength;
  const start = toSeconds(schedule.referralDeliveryStartTime) * 1000;
  // Two weeks and a day, because a daylight saving change can skip the only opening of a week.
  for (let day = 0; day <= 15; day += 1) {
    const date = today + day * dayLength;
    const isOnDate = (moment: number) =>
      Math.floor((wallTimeAt(moment, zone) ?? 0) / dayLength) * dayLength === date;
    const openings = toInstants(date + start, zone).filter(
      (moment) => moment >= at && isOnDate(moment) && isOpen(moment),
    );
    if (openings.length > 0) return Math.min(...openings);
  }
  return 'never';
}
