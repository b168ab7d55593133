import { buildMarketplace, buildRecipientSetting } from '@advantage/marketplace-form/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketplaces } from '../../../marketplace-form/src/testing/marketplaces.test.arbitrary.ts';
import { runs } from '../../../marketplace-form/src/testing/propertyRuns.test.support.ts';
import { type ReadinessId, readiness, readinessIds } from './readiness.ts';

const friday = Date.parse('2026-11-20T16:24:00Z');
type Changes = NonNullable<Parameters<typeof buildMarketplace>[0]>;
const check = (id: ReadinessId, changes: Changes, sources?: readonly string[]) =>
  readiness(buildMarketplace(changes), friday, { sources }).checks.find((each) => each.id === id);

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
const cases: readonly (readonly [ReadinessId, Changes, string, string])[] = [
  ['enabled', {}, 'ready', 'The marketplace is on.'],
  ['enabled', { enabled: null }, 'missing', 'The marketplace is off.'],
  ['states', {}, 'ready', '5 states chosen.'],
  ['states', { riskAppetite: { stateCodes: ['GA'] } }, 'ready', '1 state chosen.'],
  ['states', { riskAppetite: { stateCodes: null } }, 'missing', 'No state is chosen.'],
  ['sources', { riskAppetite: { excludedSources: [] } }, 'ready', 'Every source is accepted.'],
  ['sources', {}, 'unknown', "1 source excluded. It isn't known whether any are left."],
  ['appetite', { riskAppetite: { acceptCommercialLines: false } }, 'missing', 'No appetite is turned on.'],
  ['commercial', {}, 'ready', 'Commercial: 4 lines.'],
  ['commercial', { riskAppetite: { businessLines: ['AUTO'] } }, 'missing', 'Commercial is on, but no line is chosen.'],
  ['personal', { riskAppetite: { acceptPersonalLines: true, businessLines: ['AUTO'] } }, 'ready', 'Personal: 1 line.'],
  ['personal', { riskAppetite: { acceptPersonalLines: true } }, 'missing', 'Personal is on, but no line is chosen.'],
  ['life', { riskAppetite: { acceptLifeAnnuitiesLines: true } }, 'missing', 'Life & Annuities is on, but no line is chosen.'],
  ['target', {}, 'ready', 'Delivers to 1 email recipient.'],
  ['target', { deliverToApi: true, deliveryApiUrl: 'https://api.example.com' }, 'ready', 'Delivers to its API and to 1 email recipient.'],
  ['target', { deliverToApi: true, deliveryApiUrl: ' ' }, 'missing', 'Deliver to API is on, but there is no URL.'],
  ['target', { emailRecipients: [] }, 'missing', 'Deliver to email is on, but there is no recipient.'],
  ['target', { deliverToEmailAddress: false }, 'missing', 'Deliver to API and deliver to email are both off.'],
  ['purchaser', { ...prepaid, individualEmailRecipientSettings: buyers(false, true) }, 'ready', 'A default purchaser is chosen.'],
  ['purchaser', { ...prepaid, individualEmailRecipientSettings: null }, 'missing', 'The balance is prepaid, but no default purchaser is chosen.'],
  ['purchaser', { ...prepaid, individualEmailRecipientSettings: buyers(true, true) }, 'missing', '2 default purchasers are chosen; there can be only one.'],
  ['schedule', {}, 'ready', 'The schedule is open now.'],
  ['schedule', { riskAppetite: { acceptReferralsOnFriday: false } }, 'ready', 'The schedule is closed now; a referral waits until Monday 9:00 AM Central.'],
  ['schedule', { enabled: false }, 'ready', 'The schedule is open now.'],
  ['schedule', { riskAppetite: noDays }, 'missing', 'The schedule never opens.'],
  ['schedule', { riskAppetite: { referralDeliveryTimezone: 'Mars/Olympus' } }, 'unknown', "When the schedule opens isn't known: the time zone Mars/Olympus is unknown."],
  ['limits', {}, 'ready', 'The limits are consistent.'],
  ['limits', { riskAppetite: { maxReferralsPerHour: null, maxReferralsPerDay: null } }, 'ready', 'No limits are set.'],
  ['limits', { riskAppetite: { maxReferralsPerHour: 60 } }, 'ready', 'The limits are consistent.'],
  ['limits', { riskAppetite: { maxReferralsPerHour: 61 } }, 'missing', '61 per hour can never be reached: 60 per day is less.'],
  ['limits', { riskAppetite: { maxReferralsPerMonth: 9 } }, 'missing', '10 per hour can never be reached: 9 per month is less.'],
  ['limits', { riskAppetite: { maxReferralsPerDay: 0 } }, 'missing', 'A limit of 0 per day lets nothing through.'],
  ['ranges', {}, 'ready', 'Minimums and maximums are consistent.'],
  ['ranges', { riskAppetite: { yearsInBusinessMin: 3, yearsInBusinessMax: 2, deathBenefitMin: 1, deathBenefitMax: 1 } }, 'missing', 'The minimum is above the maximum: years in business.'],
];

describe('readiness', () => {
  it.each(cases)('DAT-11 %s with %j: %s', (id, changes, state, text) => {
    expect(check(id, changes)).toEqual({ id, state, text });
  });

  it('MKV-14 with the known sources it tells whether any is left', () => {
    expect(check('sources', {}, ['direct-call', 'live-chat'])?.text).toBe('1 of 2 sources accepted.');
    expect(check('sources', {}, ['direct-call'])).toMatchObject({
      state: 'missing',
      text: 'Every source is excluded.',
    });
  });

  it('MKI-3 MKI-12 a default purchaser is required with a prepaid balance only, and not with an API', () => {
    expect(check('purchaser', {})).toBeUndefined();
    expect(check('purchaser', { ...prepaid, deliverToApi: true })).toBeUndefined();
  });

  it('DAT-11 is ready when nothing is missing, whatever is not known', () => {
    expect(readiness(buildMarketplace(), friday).isReady).toBe(true);
    expect(readiness(buildMarketplace({ enabled: false }), friday).isReady).toBe(false);
    expect(readiness({}, friday).isReady).toBe(false);
  });

  it('DAT-11 whatever the marketplace, each check shows once, in order, with a sentence', () => {
    fc.assert(
      fc.property(marketplaces, fc.integer({ min: 0, max: 4_000_000_000_000 }), (marketplace, at) => {
        const { checks, isReady } = readiness(marketplace, at);
        const ids = checks.map(({ id }) => id);
        expect(ids).toEqual(readinessIds.filter((id) => ids.includes(id)));
        expect(isReady).toBe(!checks.some(({ state }) => state === 'missing'));
        for (const { text } of checks) expect(text).toMatch(/^\S.*\.$/s);
      }),
      runs,
    );
  });
});
