import { buildMarketplace } from '@advantage/marketplace-form/testing';
import type { RiskAppetite } from '@advantage/marketplace-form/wire';
import { describe, expect, it } from 'vitest';
import { deliveryTimes } from '../messages/matchTexts.ts';
import { nextDelivery } from './delivery.ts';

const next = (riskAppetite: Partial<RiskAppetite>, at: string, enabled = true) => {
  const delivery = nextDelivery(buildMarketplace({ enabled, riskAppetite }), Date.parse(at));
  return [delivery.at === undefined ? delivery.kind : new Date(delivery.at).toISOString(), delivery.text];
};

const days = (...open: readonly string[]) =>
  Object.fromEntries(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
      `acceptReferralsOn${day}`,
      open.includes(day),
    ]),
  );
const times = (
  referralDeliveryStartTime: string,
  referralDeliveryEndTime: string,
  zone = 'America/Chicago',
) => ({
  referralDeliveryStartTime,
  referralDeliveryEndTime,
  referralDeliveryTimezone: zone,
});
const allDay = times('00:00:00', '23:59:59');
const sundays = (start: string, end: string) => ({ ...days('Sunday'), ...times(start, end) });

// biome-ignore format: a table with one case per line
const cases: readonly (readonly [string, Partial<RiskAppetite>, string, string, string])[] = [
  ['within the hours', {}, '2026-11-20T16:24:00Z', '2026-11-20T16:24:00.000Z', 'is delivered right away'],
  ['at the last second', {}, '2026-11-20T23:00:00.999Z', '2026-11-20T23:00:00.999Z', 'is delivered right away'],
  ['a second after the last one on a Friday', {}, '2026-11-20T23:00:01Z', '2026-11-23T15:00:00.000Z', 'waits until Monday 9:00 AM Central'],
  ['before the hours', {}, '2026-11-20T14:59:59Z', '2026-11-20T15:00:00.000Z', 'waits until 9:00 AM Central today'],
  ['on a Saturday', {}, '2026-11-21T16:24:00Z', '2026-11-23T15:00:00.000Z', 'waits until Monday 9:00 AM Central'],
  ['in another zone', times('09:00:00', '17:00:00', 'Pacific/Honolulu'), '2026-11-20T16:24:00Z', '2026-11-20T19:00:00.000Z', 'waits until 9:00 AM Hawaii today'],
  ['a week later on the same day', days('Friday'), '2026-11-21T00:00:00Z', '2026-11-27T15:00:00.000Z', 'waits until Friday, Nov 27, 9:00 AM Central'],
  ['every hour of every day', { ...days('Friday'), ...allDay }, '2026-11-21T05:59:59.500Z', '2026-11-21T05:59:59.500Z', 'is delivered right away'],
  ['from midnight on', { ...days('Saturday'), ...allDay }, '2026-11-20T16:24:00Z', '2026-11-21T06:00:00.000Z', 'waits until Saturday 12:00 AM Central'],
  ['without days', days(), '2026-11-20T16:24:00Z', 'never', "isn't delivered, because the schedule never opens"],
  ['without hours', times('17:00:00', '09:00:00'), '2026-11-20T16:24:00Z', 'never', "isn't delivered, because the schedule never opens"],
  ['in an unknown zone', times('09:00:00', '17:00:00', 'Mars/Olympus'), '2026-11-20T16:24:00Z', 'unknown', 'is delivered at an unknown time, because the time zone Mars/Olympus is unknown'],
  // Clocks go from 2:00 to 3:00 AM on Sunday, March 14, 2027.
  ['over the night the clocks go forward', sundays('09:00:00', '17:00:00'), '2027-03-13T18:00:00Z', '2027-03-14T14:00:00.000Z', 'waits until Sunday 9:00 AM Central'],
  ['at a start that the clocks skip', sundays('02:30:00', '17:00:00'), '2027-03-14T07:00:00Z', '2027-03-14T08:00:00.000Z', 'waits until 3:00 AM Central today'],
  ['at hours that the clocks skip', sundays('02:10:00', '02:50:00'), '2027-03-14T07:00:00Z', '2027-03-21T07:10:00.000Z', 'waits until Sunday, Mar 21, 2:10 AM Central'],
  // Clocks go from 2:00 back to 1:00 AM on Sunday, November 1, 2026.
  ['over the night the clocks go back', sundays('09:00:00', '17:00:00'), '2026-10-31T18:00:00Z', '2026-11-01T15:00:00.000Z', 'waits until Sunday 9:00 AM Central'],
  ['at a start that comes twice, the first time', sundays('01:30:00', '05:00:00'), '2026-11-01T06:00:00Z', '2026-11-01T06:30:00.000Z', 'waits until 1:30 AM Central today'],
  ['at a start that comes twice, the second time', sundays('01:30:00', '05:00:00'), '2026-11-01T07:10:00Z', '2026-11-01T07:30:00.000Z', 'waits until 1:30 AM Central today'],
  ['at hours that the clocks bring back', sundays('00:00:00', '01:20:00'), '2026-11-01T06:40:00Z', '2026-11-01T07:00:00.000Z', 'waits until 1:00 AM Central today'],
];

describe('nextDelivery', () => {
  it.each(cases)('TIM-15 MKF-23 %s', (_, riskAppetite, at, moment, text) => {
    expect(next(riskAppetite, at)).toEqual([moment, text]);
  });

  it('writes days and times in the words that it is given', () => {
    const marketplace = buildMarketplace({ enabled: true, riskAppetite: days('Friday') });
    const { text } = nextDelivery(marketplace, Date.parse('2026-11-21T00:00:00Z'), {
      deliveryTimes: {
        ...deliveryTimes,
        later: (moment) => moment,
        timeOfDay: (hour, minutes) => `${hour}.${minutes} h`,
        dayAndMonth: (date) =>
          date.toLocaleDateString('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
        onDate: (day, date, clock) => `${day}, ${date}, ${clock}`,
      },
      weekdayNames: { Friday: 'Fr' },
      timezoneNames: { Central: 'CT' },
    });
    expect(text).toBe('Fr, 27. November, 9.00 h CT');
  });

  it('MKL-7 a marketplace that is off gets nothing', () => {
    expect(next({}, '2026-11-20T16:24:00Z', false)).toEqual([
      'never',
      "isn't delivered, because the marketplace is off",
    ]);
  });

  it('DAT-11 a marketplace without an appetite has no days', () => {
    expect(nextDelivery({ enabled: true }, 0)).toEqual({
      kind: 'never',
      text: "isn't delivered, because the schedule never opens",
    });
  });
});
