import { expect, it } from 'vitest';
import { formShape } from './values.ts';

it('DAT-13 has the form-side fields and the five groups, with the recipients as one text', () => {
  expect(Object.keys(formShape)).toEqual(
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
  expect(formShape.emailRecipients.parse('a@example.com, b@example.com')).toBe(
    'a@example.com, b@example.com',
  );
});
