import type { Schedule } from '../fields/values.ts';
import { notBelow } from './numberRules.ts';
import type { Rule } from './rule.ts';
import { url } from './validators.ts';

const limit = (
  id: string,
  unit: string,
  field: 'maxReferralsPerHour' | 'maxReferralsPerDay' | 'maxReferralsPerWeek' | 'maxReferralsPerMonth',
) => notBelow({ id, field, label: `Referrals per ${unit}`, least: 1, isWhole: true });

/** The key of the rules about delivery days (MKV-53). */
export const noDeliveryDaySelected = 'noDeliveryDaySelected';

/** What is wrong with the days of a schedule (MKV-53, MKV-54). */
export const daysError = ({ deliveryDays }: Pick<Schedule, 'deliveryDays'>) =>
  deliveryDays.length === 0 ? 'At least one delivery day must be selected.' : undefined;

/** What is wrong with the times of a schedule: end after start on the same day, unless all day (MKV-55). */
export const timesError = (schedule: Schedule) =>
  !schedule.deliverAllDay &&
  (schedule.referralDeliveryStartTime === '' ||
    schedule.referralDeliveryEndTime <= schedule.referralDeliveryStartTime)
    ? 'End time must be after start time.'
    : undefined;

const dayTicked: Rule = {
  id: 'MKV-53',
  paths: ['deliveryDays'],
  key: noDeliveryDaySelected,
  check: daysError,
};

const endAfterStart: Rule = {
  id: 'MKV-55',
  paths: ['referralDeliveryEndTime', 'referralDeliveryStartTime', 'deliverAllDay'],
  with: ['referralDeliveryStartTime'],
  check: timesError,
};

const urlTexts = {
  urlTooLong: 'URL cannot be longer than 100 characters.',
  invalidUrl: 'Please provide a valid URL.',
} as const;

function apiUrlError(text: string): string | undefined {
  if (text.trim() === '') return 'Please provide a delivery API URL.';
  const wrong = url(text);
  return wrong === 'urlTooLong' || wrong === 'invalidUrl' ? urlTexts[wrong] : undefined;
}

const apiUrlValid: Rule = {
  id: 'MKV-63',
  paths: ['deliveryApiUrl', 'deliverToApi'],
  check: ({ deliverToApi, deliveryApiUrl }) => (deliverToApi ? apiUrlError(deliveryApiUrl) : undefined),
};

/** The rules of limits, schedule and API delivery, in the order of their fields. */
export const deliveryRules: readonly Rule[] = [
  limit('MKV-48', 'hour', 'maxReferralsPerHour'),
  limit('MKV-49', 'day', 'maxReferralsPerDay'),
  limit('MKV-50', 'week', 'maxReferralsPerWeek'),
  limit('MKV-51', 'month', 'maxReferralsPerMonth'),
  dayTicked,
  endAfterStart,
  apiUrlValid,
];
