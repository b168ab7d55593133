import { expect, it } from 'vitest';
import { formValuesSchema } from '../values/schema.ts';

it('DAT-13 has the form-side fields and the five groups, with the recipients as one text', () => {
  expect(Object.keys(formValuesSchema.shape)).toEqual(
    expect.arrayContaining([
      'marketplaceType',
      'paymentOption',
      'priceMode',
      'percentModifier',
      'naicsMode',
      'naicsCodes',
      'emailRecipients',
      'referralSources',
      'states',
      'commercialBusinessLines',
      'personalBusinessLines',
      'lifeAndAnnuitiesBusinessLines',
    ]),
  );
  expect(formValuesSchema.shape.emailRecipients.parse('a@example.com, b@example.com')).toBe(
    'a@example.com, b@example.com',
  );
});

/** A form with no values. */
const empty = formValuesSchema.parse({});

it('MKF-14 MKF-19 what is missing is empty, off, and as a new marketplace has it', () => {
  expect(new Set(Object.values(empty).filter((value) => typeof value === 'string'))).toEqual(
    new Set(['', 'BILLED', 'PERCENT_MODIFIER', 'exclude']),
  );
  expect(empty).toMatchObject({
    paymentOption: 'BILLED',
    priceMode: 'PERCENT_MODIFIER',
    naicsMode: 'exclude',
    marketplaceName: '',
    generic: false,
    states: [],
    recipients: [],
  });
  expect(
    Object.values(empty).filter((value) => value === true || (Array.isArray(value) && value[0])),
  ).toEqual([]);
});

it.each([null, 7, 'OTHER', ['x', 1], { a: 1 }])(
  'DAT-13 a leaf that holds %j by mistake counts as empty, so that every rule still runs',
  (wrong) => {
    const broken = Object.fromEntries(Object.keys(formValuesSchema.shape).map((name) => [name, wrong]));
    const read = formValuesSchema.parse(broken);
    for (const [name, value] of Object.entries(read)) {
      const usual = Object.entries(empty).find(([other]) => other === name)?.[1];
      expect([usual, wrong]).toContainEqual(value);
      expect(typeof value).toBe(typeof usual);
    }
  },
);

it.each(['BILLED', 'DEBIT_PREPAID_BALANCE'])('MKF-14 keeps the payment option %s', (paymentOption) => {
  expect(formValuesSchema.parse({ paymentOption })).toMatchObject({ paymentOption });
});

it.each(['PERCENT_MODIFIER', 'DELIVERED_PRICE'])('MKF-14 keeps the price mode %s', (priceMode) => {
  expect(formValuesSchema.parse({ priceMode })).toMatchObject({ priceMode });
});
