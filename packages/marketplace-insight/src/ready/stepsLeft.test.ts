import { buildMarketplace, buildRecipientSetting } from '@advantage/marketplace-form/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketplaces } from '../../../marketplace-form/src/testing/marketplaces.test.arbitrary.ts';
import { stepsLeft } from './stepsLeft.ts';

const friday = Date.parse('2026-11-20T16:24:00Z');
type Changes = NonNullable<Parameters<typeof buildMarketplace>[0]>;
const stepsOf = (changes: Changes, sources?: readonly string[]) =>
  stepsLeft(buildMarketplace(changes), friday, { sources });

const noDays = {
  acceptReferralsOnMonday: false,
  acceptReferralsOnTuesday: false,
  acceptReferralsOnWednesday: false,
  acceptReferralsOnThursday: false,
  acceptReferralsOnFriday: false,
};
const prepaid = { billed: false, debitPrepaidBalance: true };
const buyers = (...chosen: readonly boolean[]) =>
  chosen.map((defaultPurchaser, index) => buildRecipientSetting({ id: 9001 + index, defaultPurchaser }));

// biome-ignore format: a table with one case per line
const cases: readonly (readonly [string, Changes, readonly string[]])[] = [
  ['enabled', {}, []],
  ['enabled', { enabled: null }, ['The marketplace is off.']],
  ['states', {}, []],
  ['states', { riskAppetite: { stateCodes: ['GA'] } }, []],
  ['states', { riskAppetite: { stateCodes: null } }, ['No state is chosen.']],
  ['sources', { riskAppetite: { excludedSources: [] } }, []],
  ['sources', {}, []],
  ['appetite', { riskAppetite: { acceptCommercialLines: false } }, ['No appetite is turned on.']],
  ['commercial', {}, []],
  ['commercial', { riskAppetite: { businessLines: ['AUTO'] } }, ['Commercial is on, but no line is chosen.']],
  ['personal', { riskAppetite: { acceptPersonalLines: true, businessLines: ['AUTO'] } }, ['Commercial is on, but no line is chosen.']],
  ['personal', { riskAppetite: { acceptPersonalLines: true } }, ['Personal is on, but no line is chosen.']],
  ['life', { riskAppetite: { acceptLifeAnnuitiesLines: true } }, ['Life & Annuities is on, but no line is chosen.']],
  ['target', {}, []],
  ['target', { deliverToApi: true, deliveryApiUrl: 'https://api.example.com' }, []],
  ['target', { deliverToApi: true, deliveryApiUrl: ' ' }, ['Deliver to API is on, but there is no URL.']],
  ['target', { emailRecipients: [] }, ['Deliver to email is on, but there is no recipient.']],
  ['target', { deliverToEmailAddress: false }, ['Deliver to API and deliver to email are both off.']],
  ['purchaser', { ...prepaid, individualEmailRecipientSettings: buyers(false, true) }, []],
  ['purchaser', { ...prepaid, individualEmailRecipientSettings: null }, ['The balance is prepaid, but no default purchaser is chosen.']],
  ['purchaser', { ...prepaid, individualEmailRecipientSettings: buyers(true, true) }, ['2 default purchasers are chosen; there can be only one.']],
  ['schedule', {}, []],
  ['schedule', { riskAppetite: { acceptReferralsOnFriday: false } }, []],
  ['schedule', { enabled: false }, ['The marketplace is off.']],
  ['schedule', { riskAppetite: noDays }, ['The schedule never opens.']],
  ['schedule', { riskAppetite: { referralDeliveryTimezone: 'Mars/Olympus' } }, []],
  ['limits', {}, []],
  ['limits', { riskAppetite: { maxReferralsPerHour: null, maxReferralsPerDay: null } }, []],
  ['limits', { riskAppetite: { maxReferralsPerHour: 60 } }, []],
  ['limits', { riskAppetite: { maxReferralsPerHour: 61 } }, ['61 per hour can never be reached: 60 per day is less.']],
  ['limits', { riskAppetite: { maxReferralsPerMonth: 9 } }, ['10 per hour can never be reached: 9 per month is less.']],
  ['limits', { riskAppetite: { maxReferralsPerDay: 0 } }, ['A limit of 0 per day lets nothing through.']],
  ['ranges', {}, []],
  ['ranges', { riskAppetite: { yearsInBusinessMin: 3, yearsInBusinessMax: 2, deathBenefitMin: 1, deathBenefitMax: 1 } }, ['The minimum is above the maximum: years in business.']],
];

describe('the steps left', () => {
  it.each(cases)('DAT-11 %s with %j: %j', (_, changes, steps) => {
    expect(stepsOf(changes)).toEqual(steps);
  });

  it('MKV-14 with the known sources it checks whether any is left', () => {
    expect(stepsOf({}, ['direct-call', 'live-chat'])).toEqual([]);
    expect(stepsOf({}, ['direct-call'])).toEqual(['Every source is excluded.']);
  });

  it('MKI-3 MKI-12 a default purchaser is required with a prepaid balance only, and not with an API', () => {
    expect(stepsOf({})).toEqual([]);
    const api = { deliverToApi: true, deliveryApiUrl: 'https://api.example.com' };
    expect(stepsOf({ ...prepaid, ...api })).toEqual([]);
  });

  it('DAT-11 a marketplace without settings has most steps left, in order', () => {
    expect(stepsLeft({}, friday)).toEqual([
      'The marketplace is off.',
      'No state is chosen.',
      'No appetite is turned on.',
      'Deliver to API and deliver to email are both off.',
      'The schedule never opens.',
    ]);
  });

  it('DAT-11 whatever the marketplace, each step shows once, in a sentence', () => {
    fc.assert(
      fc.property(marketplaces, fc.integer({ min: 0, max: 4_000_000_000_000 }), (marketplace, at) => {
        const steps = stepsLeft(marketplace, at);
        expect(new Set(steps).size).toBe(steps.length);
        for (const step of steps) expect(step).toMatch(/^\S.*\.$/s);
      }),
    );
  });
});
