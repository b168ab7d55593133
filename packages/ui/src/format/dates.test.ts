import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDaysBetween,
  dateFilterStart,
  datePeriods,
  formatDelivered,
  formatShortDate,
  formatTime,
  isToday,
} from './dates.ts';

/** Friday, November 20, 2026, 10:24 AM in Chicago, the time zone of these tests. */
const now = new Date(2026, 10, 20, 10, 24).getTime();

describe('dateFilterStart', () => {
  it.each([
    ['24hours', '11/19/2026'],
    ['48hours', '11/18/2026'],
    ['72hours', '11/17/2026'],
    ['7days', '11/13/2026'],
    ['30days', '10/21/2026'],
  ] as const)('TIM-7 starts %s at %s', (period, start) => {
    expect(dateFilterStart(period, now)).toBe(start);
  });

  it('TIM-7 lists the periods, shortest first', () => {
    expect(datePeriods).toEqual(['24hours', '48hours', '72hours', '7days', '30days']);
  });

  it.each([
    ['just after local midnight', '2026-11-20T06:00:01Z', '11/19/2026'],
    ['just before local midnight', '2026-11-21T05:59:59Z', '11/19/2026'],
    ['over a new year', '2027-01-01T12:00:00Z', '12/31/2026'],
    ['over the end of summer time', '2026-11-01T12:00:00Z', '10/31/2026'],
  ])('TIM-8 counts from the local calendar day: %s', (_when, moment, start) => {
    expect(dateFilterStart('24hours', Date.parse(moment))).toBe(start);
  });
});

describe('short dates and times', () => {
  it.each([
    [new Date(2026, 10, 9), '11/9/26'],
    [new Date(2026, 0, 31), '1/31/26'],
    [new Date(2005, 11, 1), '12/1/05'],
  ])('TIM-9 shows the date %s as %s', (date, text) => {
    expect(formatShortDate(date)).toBe(text);
  });

  it.each([
    [new Date(2026, 0, 1, 0, 5), '12:05 AM'],
    [new Date(2026, 0, 1, 9, 41), '9:41 AM'],
    [new Date(2026, 0, 1, 12, 0), '12:00 PM'],
    [new Date(2026, 0, 1, 23, 59), '11:59 PM'],
  ])('TIM-9 shows the time of %s as %s', (date, text) => {
    expect(formatTime(date)).toBe(text);
  });

  it('TIM-9 uses the local time zone', () => {
    expect(`${formatShortDate('2026-11-20T03:00:00Z')} ${formatTime('2026-11-20T03:00:00Z')}`).toBe(
      '11/19/26 9:00 PM',
    );
  });

  it('TIM-9 uses regular spaces', () => {
    expect(formatTime(now)).toMatch(/^[\d:]+ [AP]M$/);
  });
});

describe('formatDelivered', () => {
  it.each([
    ['today', new Date(2026, 10, 20, 10, 23), 'Today 10:23 AM'],
    ['the first second of today', new Date(2026, 10, 20, 0, 0, 0), 'Today 12:00 AM'],
    ['yesterday', new Date(2026, 10, 19, 17, 36), '11/19/26 5:36 PM'],
    ['the last second of yesterday', new Date(2026, 10, 19, 23, 59, 59), '11/19/26 11:59 PM'],
  ])('TIM-9 formats %s', (_when, moment, text) => {
    expect(formatDelivered(moment, now)).toBe(text);
  });
});

it.each([null, undefined, '', 'not a date'])('TIM-12 shows an em dash for the date %j', (moment) => {
  expect([formatShortDate(moment), formatTime(moment), formatDelivered(moment, now)]).toEqual([
    '—',
    '—',
    '—',
  ]);
  expect(isToday(moment, now)).toBe(false);
});

it('TIM-4 counts midnights, even across days of 23 or 25 hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3650 }), fc.integer({ min: 0, max: 86_399 }), (days, second) => {
      const from = new Date(2026, 0, 1, 0, 0, second);
      const to = new Date(2026, 0, 1 + days, 0, 0, 86_399 - second);
      expect(calendarDaysBetween(from, to)).toBe(days);
    }),
  );
});
