import { describe, expect, it } from 'vitest';
import { buildMarketplace, buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { rowsByKey } from './rules.test.support.ts';
import { toFormValues } from './toFormValues.ts';

type Changes = Parameters<typeof buildMarketplace>[0];
const load = (changes: Changes = {}) => toFormValues(buildMarketplace(changes), sampleReference);

describe('loading a marketplace', () => {
  it.each([
    ['+19125550170', '9125550170'],
    ['+1 (912) 555-0170', '(912) 555-0170'],
    ['9125550170', '9125550170'],
    [null, ''],
  ])('MKS-1 the phone %s shows as %s', (phoneNumber, shown) => {
    expect(load({ phoneNumber }).phoneNumber).toBe(shown);
  });

  it('MKS-2 MKS-4 the multiplier shows as percent and the type as marketplaceType', () => {
    expect(load({ priceModifier: 1.25, type: 'DURATION' })).toMatchObject({
      percentModifier: '25',
      marketplaceType: 'DURATION',
    });
  });

  it.each([
    [{ billed: true, debitPrepaidBalance: false }, 'BILLED'],
    [{ billed: false, debitPrepaidBalance: true }, 'DEBIT_PREPAID_BALANCE'],
    [{ billed: true, debitPrepaidBalance: true }, 'DEBIT_PREPAID_BALANCE'],
    [{ billed: false, debitPrepaidBalance: false }, 'BILLED'],
    [{ billed: null, debitPrepaidBalance: null }, 'BILLED'],
  ])('MKS-5 %o loads as %s', (flags, paymentOption) => {
    expect(load(flags).paymentOption).toBe(paymentOption);
  });

  it.each([
    [{ applyDeliveredPrice: true, type: 'INSTANT' }, 'DELIVERED_PRICE'],
    [{ applyDeliveredPrice: true, type: 'DURATION' }, 'PERCENT_MODIFIER'],
    [{ applyDeliveredPrice: false, type: 'INSTANT' }, 'PERCENT_MODIFIER'],
    [{ applyDeliveredPrice: null, type: null }, 'PERCENT_MODIFIER'],
  ])('MKS-6 %o loads in mode %s', (fields, priceMode) => {
    expect(load(fields).priceMode).toBe(priceMode);
  });

  it('MKS-8 MKF-17 sources are ticked unless excluded, direct-call as it was loaded', () => {
    const excludedSources = ['web-lead', 'retired-source'];
    expect(load({ riskAppetite: { excludedSources } }).referralSources).toEqual([
      'find-an-agent',
      'partner-quote',
      'carrier-overflow',
      'call-center',
      'mobile-app',
      'co-brand',
      'direct-call',
    ]);
  });

  it('MKS-9 states the form knows are ticked once', () => {
    expect(load({ riskAppetite: { stateCodes: ['GA', 'PR', 'GA', 'TX'] } }).states).toEqual(['GA', 'TX']);
  });

  it('MKS-10 each line is ticked in the group that knows it', () => {
    expect(load({ riskAppetite: { businessLines: ['LIFE', 'AUTO', 'CBPY', 'ZZZZ'] } })).toMatchObject({
      commercialBusinessLines: ['CBPY'],
      personalBusinessLines: ['AUTO'],
      lifeAndAnnuitiesBusinessLines: ['LIFE'],
    });
  });

  it('MKS-11 D-20 a marketplace opens in exclude mode with its excluded codes', () => {
    expect(load()).toMatchObject({ naicsMode: 'exclude', naicsCodes: '722410, 484110' });
  });

  it('MKS-14 address lists load as comma strings', () => {
    const lists = { emailRecipients: ['a@b.com', 'c@d.com'], emailBccRecipients: null };
    expect(load(lists)).toMatchObject({ emailRecipients: 'a@b.com, c@d.com', emailBccRecipients: '' });
  });

  it.each([
    ['00:00:00', '23:59:59', true],
    ['00:00', '23:59:59', true],
    [null, null, true],
    ['00:00:00', '23:59:00', false],
    ['09:00:00', '23:59:59', false],
  ])('MKS-18 %s to %s is 24 hours: %s', (start, end, deliverAllDay) => {
    const times = { referralDeliveryStartTime: start, referralDeliveryEndTime: end };
    expect(load({ riskAppetite: times }).deliverAllDay).toBe(deliverAllDay);
  });

  it.each([
    ['9:05', '09:05:00'],
    ['09:05:07.250', '09:05:07'],
    ['25:00:00', ''],
    ['noon', ''],
  ])('MKF-23 the time %s loads as %s', (stored, shown) => {
    expect(load({ riskAppetite: { referralDeliveryStartTime: stored } }).referralDeliveryStartTime).toBe(
      shown,
    );
  });

  it('DAT-11 a marketplace of nulls loads as an empty form', () => {
    const values = toFormValues({ id: 1, riskAppetite: null, emailRecipients: null }, sampleReference);
    expect(values).toMatchObject({ marketplaceName: '', percentModifier: '', states: [], recipients: [] });
    expect(values).toMatchObject({
      marketplaceType: 'INSTANT',
      referralDeliveryMethod: 'GENERIC',
      deliveryApiType: 'BASIC',
      naicsCodes: '',
      emailRecipients: '',
      emailBccRecipients: '',
      commercialBusinessLines: [],
    });
  });
});

describe('loading recipients', () => {
  it('MKI-16 MKF-28 there is one row per address, with the id of its setting or a temporary one', () => {
    const { recipients } = load({
      emailRecipients: [
        'LEADS@harborpoint.example.com',
        'new@example.com',
        'leads@harborpoint.example.com',
        'bad',
      ],
      individualEmailRecipientSettings: [
        buildRecipientSetting(),
        buildRecipientSetting({ id: 2, emailAddress: 'x@y.com' }),
      ],
    });
    expect(
      Object.entries(rowsByKey({ recipients })).map(([key, row]) => [key, row.recipientId, row.emailAddress]),
    ).toEqual([
      ['r9001', 9001, 'leads@harborpoint.example.com'],
      ['r-1', -1, 'new@example.com'],
    ]);
    expect(rowsByKey({ recipients })['r-1']).toMatchObject({
      sameDeliveryDaysAsMarketplace: true,
      sameDeliveryTimesAsMarketplace: true,
      defaultPurchaser: false,
    });
  });

  it('MKI-4 of several default purchasers only the first is ticked', () => {
    const emailRecipients = ['a@b.com', 'c@d.com'];
    const settings = emailRecipients.map((emailAddress, index) =>
      buildRecipientSetting({ id: index + 1, emailAddress, defaultPurchaser: true }),
    );
    const { recipients } = load({ emailRecipients, individualEmailRecipientSettings: settings });
    expect(recipients.map((row) => row.defaultPurchaser)).toEqual([true, false]);
  });

  it('MKF-28 settings without an id get unique temporary numbers', () => {
    const emailRecipients = ['a@b.com', 'c@d.com'];
    const settings = emailRecipients.map((emailAddress) => ({
      ...buildRecipientSetting({ emailAddress }),
      id: null,
    }));
    const { recipients } = load({ emailRecipients, individualEmailRecipientSettings: settings });
    expect(Object.keys(rowsByKey({ recipients }))).toEqual(['r-1', 'r-2']);
  });
});
