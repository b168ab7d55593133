import { describe, expect, it } from 'vitest';
import { sampleReference } from '../testing/reference.ts';
import { formatDays, formatTime, scheduleSentence } from './times.ts';
import { defaultMarketplaceForm } from './values.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const form = defaultMarketplaceForm(sampleReference);

it.each([
  ['00:00:00', '12:00 AM'],
  ['09:05:00', '9:05 AM'],
  ['12:00:00', '12:00 PM'],
  ['23:59:59', '11:59 PM'],
  ['', ''],
  ['10:65', ''],
  ['24:30:00', ''],
])('MKF-23 %s reads %s', (time, words) => {
  expect(formatTime(time)).toBe(words);
});

it.each([
  [[], 'No day'],
  [week, 'Every day'],
  [week.slice(0, 5), 'Monday to Friday'],
  [week.slice(5), 'Saturday and Sunday'],
  [['Friday', 'Monday', 'Wednesday'], 'Monday, Wednesday and Friday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Sunday'], 'Monday to Wednesday and Sunday'],
  [['Sunday'], 'Sunday'],
])('MKF-23 the days %o read %s', (days, words) => {
  expect(formatDays(days)).toBe(words);
});

describe('the schedule as a sentence', () => {
  it('MKF-23 names days, hours, timezone and limits', () => {
    const nineToFive = {
      deliveryDays: week.slice(0, 5),
      deliverAllDay: false,
      referralDeliveryStartTime: '09:00:00',
      referralDeliveryEndTime: '17:00:00',
    };
    const limits = { maxReferralsPerHour: '10', maxReferralsPerDay: '60' };
    expect(scheduleSentence({ ...form, ...nineToFive, ...limits })).toBe(
      'Monday to Friday, 9:00 AM to 5:00 PM Central; at most 10 an hour and 60 a day.',
    );
    expect(
      scheduleSentence({ ...form, ...nineToFive, maxReferralsPerWeek: '1000', maxReferralsPerMonth: '4000' }),
    ).toBe('Monday to Friday, 9:00 AM to 5:00 PM Central; at most 1,000 a week and 4,000 a month.');
  });

  it('MKF-23 says so where there is no limit, no day and no time', () => {
    expect(scheduleSentence(form)).toBe('Every day, 24 hours a day Central; no limit.');
    const blank = {
      deliveryDays: [],
      deliverAllDay: false,
      referralDeliveryStartTime: '',
      referralDeliveryEndTime: '',
    };
    expect(scheduleSentence({ ...form, ...blank, referralDeliveryTimezone: 'America/Phoenix' })).toBe(
      'No day, … to … America/Phoenix; no limit.',
    );
  });
});
