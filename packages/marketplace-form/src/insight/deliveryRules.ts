import { timeWords, zoneWords } from '../fields/times.ts';
import { type DeliveredCounts, failed, type MatchRule, passed, unknown } from './matchRule.ts';
import { hasNoHours, openingAt } from './openHours.ts';
import { zoneTime } from './zoneTime.ts';

const enabled: MatchRule = {
  id: 'enabled',
  name: 'Enabled',
  kind: 'delivery',
  check: (_, { isEnabled }) => (isEnabled ? passed('The marketplace is on.') : failed('Marketplace is off.')),
};

const target: MatchRule = {
  id: 'target',
  name: 'Delivery',
  kind: 'delivery',
  check: (_, { target: { state, text } }) => (state === 'ready' ? passed(text) : failed(text)),
};

/** The limits of a risk appetite, by the period they count. */
export const limitFields = [
  ['hour', 'maxReferralsPerHour'],
  ['day', 'maxReferralsPerDay'],
  ['week', 'maxReferralsPerWeek'],
  ['month', 'maxReferralsPerMonth'],
] as const satisfies readonly (readonly [keyof DeliveredCounts, string])[];

const limits: MatchRule = {
  id: 'limits',
  name: 'Limits so far',
  kind: 'delivery',
  check(_, { appetite }, { delivered }) {
    const given = limitFields.flatMap(([period, field]) => {
      const limit = appetite[field];
      return limit == null ? [] : [{ period, limit, count: delivered[period] }];
    });
    if (given.length === 0) return passed('There is no limit.');
    const reached = given.find(({ limit, count }) => count !== undefined && count >= limit);
    if (reached) return failed(`The limit of ${reached.limit} per ${reached.period} is reached.`);
    const uncounted = given.filter(({ count }) => count === undefined).map(({ period }) => period);
    return uncounted.length > 0
      ? unknown("Current delivery counts aren't available.")
      : passed('No limit is reached.');
  },
};

const days: MatchRule = {
  id: 'days',
  name: 'Days',
  kind: 'delivery',
  check(_, { schedule }, { at }) {
    const local = zoneTime(at, schedule.referralDeliveryTimezone);
    if (!local) return unknown(`The time zone ${schedule.referralDeliveryTimezone} is not known here.`);
    if (schedule.deliveryDays.length === 0) return failed('No day is chosen.');
    return schedule.deliveryDays.includes(local.weekday)
      ? passed(`Open on ${local.weekday}.`)
      : failed(`Closed on ${local.weekday}.`);
  },
};

const hours: MatchRule = {
  id: 'hours',
  name: 'Hours',
  kind: 'delivery',
  check(_, { schedule }, { at }) {
    const zone = schedule.referralDeliveryTimezone;
    const local = zoneTime(at, zone);
    const opening = openingAt(schedule, at);
    if (!local || !opening) return unknown(`The time zone ${zone} is not known here.`);
    if (hasNoHours(schedule)) return failed('End time is before start time.');
    if (schedule.deliverAllDay) return passed('Open 24 hours a day.');
    const { referralDeliveryStartTime: start, referralDeliveryEndTime: end } = schedule;
    const span = `${timeWords(start)} to ${timeWords(end)}`;
    const now = `${timeWords(local.time)} ${zoneWords(zone)}`;
    return opening.hours ? passed(`${now} is within ${span}.`) : failed(`${now} is outside ${span}.`);
  },
};

/** When a referral is delivered; none of them makes it a bad match. */
export const deliveryRules: readonly MatchRule[] = [enabled, target, limits, days, hours];
