import { nameIn } from '../fields/names.ts';
import { formatTime, timezoneLabel } from '../fields/times.ts';
import { type DeliveredCounts, failed, type MatchRule, passed, unknown } from './matchRule.ts';
import { hasNoHours, openingAt } from './openHours.ts';
import { zoneTime } from './zoneTime.ts';

const enabled: MatchRule = {
  id: 'enabled',
  kind: 'delivery',
  check: (_, { isEnabled, t }) => (isEnabled ? passed(t.isOn) : failed(t.isOff)),
};

const target: MatchRule = {
  id: 'target',
  kind: 'delivery',
  check: (_, { target: { state, text } }) => (state === 'ready' ? passed(text) : failed(text)),
};

/** The limit fields of a risk appetite, by period. */
export const limitFields = [
  ['hour', 'maxReferralsPerHour'],
  ['day', 'maxReferralsPerDay'],
  ['week', 'maxReferralsPerWeek'],
  ['month', 'maxReferralsPerMonth'],
] as const satisfies readonly (readonly [keyof DeliveredCounts, string])[];

const limits: MatchRule = {
  id: 'limits',
  kind: 'delivery',
  check(_, { appetite, t }, { delivered }) {
    const activeLimits = limitFields.flatMap(([period, field]) => {
      const limit = appetite[field];
      return limit == null ? [] : [{ period, limit, count: delivered[period] }];
    });
    if (activeLimits.length === 0) return passed(t.noLimit);
    const reached = activeLimits.find(({ limit, count }) => count !== undefined && count >= limit);
    if (reached) return failed(t.limitReached(reached.limit, reached.period));
    const uncounted = activeLimits.filter(({ count }) => count === undefined).map(({ period }) => period);
    return uncounted.length > 0 ? unknown(t.countsUnknown) : passed(t.withinLimits);
  },
};

const days: MatchRule = {
  id: 'days',
  kind: 'delivery',
  check(_, { schedule, t, names: { weekdayNames } }, { at }) {
    const local = zoneTime(at, schedule.referralDeliveryTimezone);
    if (!local) return unknown(t.zoneUnknown(schedule.referralDeliveryTimezone));
    if (schedule.deliveryDays.length === 0) return failed(t.noDay);
    const day = nameIn(weekdayNames, local.weekday);
    return schedule.deliveryDays.includes(local.weekday) ? passed(t.openOn(day)) : failed(t.closedOn(day));
  },
};

const hours: MatchRule = {
  id: 'hours',
  kind: 'delivery',
  check(_, { schedule, t, names: { timezoneNames } }, { at }) {
    const zone = schedule.referralDeliveryTimezone;
    const local = zoneTime(at, zone);
    const opening = openingAt(schedule, at);
    if (!local || !opening) return unknown(t.zoneUnknown(zone));
    if (hasNoHours(schedule)) return failed(t.noHours);
    if (schedule.deliverAllDay) return passed(t.allDay);
    const start = formatTime(schedule.referralDeliveryStartTime, t);
    const end = formatTime(schedule.referralDeliveryEndTime, t);
    const now = `${formatTime(local.time, t)} ${timezoneLabel(zone, timezoneNames)}`;
    return opening.hours ? passed(t.inHours(now, start, end)) : failed(t.outOfHours(now, start, end));
  },
};

/** The rules that decide when a referral is delivered. They don't affect whether it matches. */
export const deliveryRules: readonly MatchRule[] = [enabled, target, limits, days, hours];
