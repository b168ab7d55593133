import { describe, expect, it } from 'vitest';
import { sampleReference } from '../testing/reference.ts';
import { errorsOf, filledForm, prove } from './rules.test.support.ts';
import { marketplaceFormSchema } from './schema.ts';

describe('limits', () => {
  const limits = [
    ['MKV-48', 'hour', 'maxReferralsPerHour'],
    ['MKV-49', 'day', 'maxReferralsPerDay'],
    ['MKV-50', 'week', 'maxReferralsPerWeek'],
    ['MKV-51', 'month', 'maxReferralsPerMonth'],
  ] as const;
  for (const [rule, unit, field] of limits) {
    prove(field, [
      ['MKV-52', '1', { [field]: '1' }],
      ['MKV-52', 'blank', { [field]: '' }],
      ['MKV-52', '0', { [field]: '0' }, `Referrals per ${unit} cannot be less than 1.`],
      [rule, '-5', { [field]: '-5' }, `Referrals per ${unit} cannot be less than 1.`],
      [rule, '1.5', { [field]: '1.5' }, `Referrals per ${unit} must be a whole number.`],
      [
        rule,
        'a number too long to count',
        { [field]: '9'.repeat(400) },
        `Referrals per ${unit} must be a number.`,
      ],
    ]);
  }
});

describe('days and times', () => {
  prove('deliveryDays', [
    ['MKV-53', 'one day', { deliveryDays: ['Sunday'] }],
    ['MKV-53', 'no day', { deliveryDays: [] }, 'At least one delivery day must be selected.'],
  ]);

  it('MKV-53 the error of the days has the key noDeliveryDaySelected', () => {
    const result = marketplaceFormSchema(sampleReference).safeParse({ ...filledForm, deliveryDays: [] });
    expect(result.error?.issues[0]).toMatchObject({
      params: { rule: 'MKV-53', key: 'noDeliveryDaySelected' },
    });
  });

  const between = (start: string, end: string) => ({
    deliverAllDay: false,
    referralDeliveryStartTime: start,
    referralDeliveryEndTime: end,
  });
  const noTime = (which: string) => `${which} time must be a time, such as 9:00 AM or 17:30.`;
  const order = 'End time must be after start time.';
  prove('referralDeliveryEndTime', [
    ['MKV-55', 'a minute after start', between('09:00:00', '09:01:00')],
    ['MKV-55', 'noon after nine', between('09:00:00', '12:00:00')],
    ['MKV-55', 'equal to start', between('09:00:00', '09:00:00'), order],
    ['MKV-55', 'before start', between('17:00:00', '09:00:00'), order],
    ['MKV-55', 'midnight after the evening', between('18:00:00', '00:00:00'), order],
    ['MKV-55', 'before start with 24 hours on', { ...between('17:00:00', '09:00:00'), deliverAllDay: true }],
    ['MKV-76', 'missing', between('09:00:00', ''), noTime('End')],
    ['MKV-76', 'text', between('09:00:00', '25'), noTime('End')],
    ['MKV-76', 'a time that does not exist', between('09:00:00', '24:30:00'), noTime('End')],
    ['MKV-76', 'text with 24 hours on', { ...between('09:00:00', '25'), deliverAllDay: true }],
  ]);
  prove('referralDeliveryStartTime', [
    ['MKV-76', 'missing', between('', '09:00:00'), noTime('Start')],
    ['MKV-76', 'text', between('foo', '09:00:00'), noTime('Start')],
    ['MKV-76', 'text with 24 hours on', { ...between('foo', '09:00:00'), deliverAllDay: true }],
  ]);
});

describe('API delivery', () => {
  const to = (deliveryApiUrl: string) => ({ deliverToApi: true, deliveryApiUrl });
  const address = (length: number) => `https://api.example.com/${'x'.repeat(length - 24)}`;
  const missing = 'Please provide a delivery API URL.';
  const wrong = 'Please provide a valid URL.';
  prove('deliveryApiUrl', [
    ['MKV-63', 'an address', to('https://api.example.com/leads')],
    ['MKV-63', 'an address without a prefix', to('api.example.com/leads?x=1')],
    ['MKV-63', 'empty', to(''), missing],
    ['MKV-63', 'blank', to('   '), missing],
    ['MKV-63', 'empty with Deliver to API off', { deliverToApi: false, deliveryApiUrl: '' }],
    ['MKV-64', '100 characters', to(address(100))],
    ['MKV-64', '101 characters', to(address(101)), 'URL cannot be longer than 100 characters.'],
    ['MKV-65', 'a word', to('leads'), wrong],
    ['MKV-65', 'another scheme', to('ftp://api.example.com'), wrong],
    ['MKV-65', 'a script', to('javascript:alert(1)'), wrong],
    ['MKV-65', 'nonsense with Deliver to API off', { deliverToApi: false, deliveryApiUrl: 'leads' }],
  ]);

  it('MKV-1 the filled form is valid', () => {
    expect(errorsOf({})).toEqual([]);
  });
});
