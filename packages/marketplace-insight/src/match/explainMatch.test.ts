import { buildMarketplace } from '@advantage/marketplace-form/testing';
import type { RiskAppetite } from '@advantage/marketplace-form/wire';
import { describe, expect, it } from 'vitest';
import { ruleNames } from '../messages/matchTexts.ts';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { explainMatch, matchRules } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import type { MatchRuleId, MatchVerdict } from './matchRule.ts';

const matchRuleIds = Object.keys(ruleNames) as readonly MatchRuleId[];

/** Friday, 10:24 AM Central. */
const friday = Date.parse('2026-11-20T16:24:00Z');

type Case = readonly [
  rule: MatchRuleId,
  appetite: Partial<RiskAppetite>,
  referral: Partial<MatchReferral>,
  verdict: MatchVerdict,
  text: string,
];

const PL = { category: 'PL', lines: ['AUTO'] } as const;
const LA = { category: 'L&A', lines: ['LIFE'] } as const;
const hidden = { firstName: null, lastName: null, phone: null, email: null, postalCode: null };
const noneRequired = Object.fromEntries(
  ['firstName', 'lastName', 'emailAddress', 'phoneNumber', 'city', 'state', 'postalCode'].map((name) => [
    `${name}Required`,
    false,
  ]),
);

// biome-ignore format: a table with one case per line
const cases: readonly Case[] = [
  ['source', { excludedSources: [] }, { source: null }, 'passed', 'Every source is accepted.'],
  ['source', { excludedSources: ['live-chat'] }, {}, 'passed', 'Accepts the source quote-form.'],
  ['source', { excludedSources: ['quote-form'] }, {}, 'failed', 'Does not accept the source quote-form.'],
  ['source', { excludedSources: ['live-chat'] }, { source: null }, 'unknown', "The referral's source is unknown."],
  ['source', { excludedSources: ['direct-call'] }, { source: null, category: null }, 'failed', 'Does not accept the source direct-call.'],
  ['state', { stateCodes: ['GA'] }, {}, 'passed', 'Accepts Georgia.'],
  ['state', { stateCodes: ['FL'] }, {}, 'failed', 'Does not accept Georgia.'],
  ['state', { stateCodes: [] }, {}, 'failed', 'No state is chosen.'],
  ['state', { stateCodes: null }, {}, 'failed', 'No state is chosen.'],
  ['state', { stateCodes: ['GA'] }, { state: null }, 'unknown', "The referral's state is unknown."],
  ['state', { stateCodes: ['GA'] }, { state: 'PR' }, 'failed', 'Does not accept PR.'],
  ['category', {}, {}, 'passed', 'Accepts commercial referrals.'],
  ['category', {}, PL, 'failed', 'Does not accept personal referrals.'],
  ['category', {}, LA, 'failed', 'Does not accept life and annuities referrals.'],
  ['category', { acceptLifeAnnuitiesLines: true }, LA, 'passed', 'Accepts life and annuities referrals.'],
  ['category', { acceptCommercialLines: null }, {}, 'failed', 'No appetite is turned on.'],
  ['category', {}, { category: null }, 'unknown', 'A direct call has no category.'],
  ['category', {}, { category: 'Pets' }, 'unknown', 'The category Pets is unknown.'],
  ['line', { businessLines: ['CBPY'] }, {}, 'passed', 'Accepts BOP.'],
  ['line', { businessLines: ['CBPY'] }, { lines: ['CAUT', 'CBPY'] }, 'passed', 'Accepts BOP.'],
  ['line', { businessLines: ['CBPY'] }, { lines: ['CAUT', 'CGLY'] }, 'failed', 'Does not accept Commercial Auto, General Liability.'],
  ['line', { businessLines: [] }, {}, 'failed', 'No line of business is chosen.'],
  ['line', {}, { lines: [] }, 'unknown', "The referral's line of business is unknown."],
  ['naics', { excludedNaics: [] }, { industryCode: null }, 'passed', 'Every industry is accepted.'],
  ['naics', { excludedNaics: ['722410'] }, {}, 'passed', 'Accepts the industry 722511.'],
  ['naics', { excludedNaics: ['722511'] }, {}, 'failed', 'Does not accept the industry 722511.'],
  ['naics', { excludedNaics: ['722511'] }, { industryCode: null }, 'unknown', "The referral's industry is unknown."],
  ['naics', { excludedNaics: ['722511'] }, PL, 'passed', "Doesn't apply to personal referrals."],
  ['naics', { excludedNaics: ['722511'] }, { category: null }, 'unknown', 'A direct call has no category, so this rule may not apply.'],
  ['naics', { excludedNaics: [] }, { category: null }, 'passed', 'Passes in every category.'],
  ['employees', { numberOfEmployeesMin: 14, numberOfEmployeesMax: 14 }, {}, 'passed', '14 employees is within the limits.'],
  ['employees', { numberOfEmployeesMin: 15 }, {}, 'failed', '14 employees is below the minimum of 15 employees.'],
  ['employees', { numberOfEmployeesMin: null, numberOfEmployeesMax: 13 }, {}, 'failed', '14 employees is above the maximum of 13 employees.'],
  ['employees', { numberOfEmployeesMin: 2 }, { noOfEmployees: 1 }, 'failed', '1 employee is below the minimum of 2 employees.'],
  ['employees', { numberOfEmployeesMin: 0, numberOfEmployeesMax: 0 }, { noOfEmployees: 0 }, 'passed', '0 employees is within the limits.'],
  ['employees', { numberOfEmployeesMin: 1 }, { noOfEmployees: null }, 'unknown', "The referral's number of employees is unknown."],
  ['employees', { numberOfEmployeesMin: null, numberOfEmployeesMax: null }, { noOfEmployees: null }, 'passed', 'Any number of employees is accepted.'],
  ['employees', { numberOfEmployeesMin: 999 }, LA, 'passed', "Doesn't apply to life and annuities referrals."],
  ['years', { yearsInBusinessMin: 6 }, {}, 'passed', '6 years is within the limits.'],
  ['years', { yearsInBusinessMin: 7 }, {}, 'failed', '6 years is below the minimum of 7 years.'],
  ['years', { yearsInBusinessMin: null, yearsInBusinessMax: 6 }, {}, 'passed', '6 years is within the limits.'],
  ['years', { yearsInBusinessMin: null, yearsInBusinessMax: 5 }, {}, 'failed', '6 years is above the maximum of 5 years.'],
  ['years', {}, { yearsInBusiness: null }, 'unknown', "The referral's number of years in business is unknown."],
  ['years', { yearsInBusinessMin: 99 }, PL, 'passed', "Doesn't apply to personal referrals."],
  ['premium', { commercialEstimatedPremiumMin: 8400 }, {}, 'passed', '$8,400 is within the limits.'],
  ['premium', { commercialEstimatedPremiumMin: 8400.5 }, {}, 'failed', '$8,400 is below the minimum of $8,400.50.'],
  ['premium', { commercialEstimatedPremiumMax: 8399 }, {}, 'failed', '$8,400 is above the maximum of $8,399.'],
  ['premium', {}, { estimatedPremium: null }, 'unknown', "The referral's estimated premium is unknown."],
  ['premium', { personalEstimatedPremiumMin: 600 }, { ...PL, estimatedPremium: 599 }, 'failed', '$599 is below the minimum of $600.'],
  ['premium', { personalEstimatedPremiumMin: 600 }, { ...PL, estimatedPremium: 600 }, 'passed', '$600 is within the limits.'],
  ['premium', { personalEstimatedPremiumMin: 600 }, LA, 'passed', "Doesn't apply to life and annuities referrals."],
  ['premium', {}, { category: null, estimatedPremium: null }, 'unknown', 'A direct call has no category, so this rule may not apply.'],
  ['insured', {}, { currentlyInsured: null }, 'passed', 'Accepts both insured and uninsured.'],
  ['insured', { acceptCommercialUninsured: false }, {}, 'passed', 'Accepts insured.'],
  ['insured', { acceptCommercialInsured: false }, {}, 'failed', 'Does not accept insured.'],
  ['insured', { acceptCommercialUninsured: null }, { currentlyInsured: 'No' }, 'failed', 'Does not accept uninsured.'],
  ['insured', { acceptCommercialInsured: false }, { currentlyInsured: ' no ' }, 'passed', 'Accepts uninsured.'],
  ['insured', { acceptCommercialInsured: false }, { currentlyInsured: 'Maybe' }, 'unknown', "It isn't known whether the consumer is insured."],
  ['insured', { acceptCommercialInsured: false, acceptCommercialUninsured: false }, {}, 'failed', 'Accepts neither insured nor uninsured.'],
  ['insured', { acceptCommercialInsured: false }, { ...PL, currentlyInsured: 'Yes' }, 'passed', 'Accepts both insured and uninsured.'],
  ['insured', { acceptPersonalInsured: false }, { ...PL, currentlyInsured: 'Yes' }, 'failed', 'Does not accept insured.'],
  ['insured', { acceptPersonalInsured: false }, LA, 'passed', "Doesn't apply to life and annuities referrals."],
  ['deathBenefit', {}, LA, 'passed', 'Any death benefit is accepted.'],
  ['deathBenefit', { deathBenefitMin: 0 }, LA, 'unknown', "Referrals don't include a death benefit."],
  ['deathBenefit', { deathBenefitMax: 5 }, {}, 'passed', "Doesn't apply to commercial referrals."],
  ['medical', {}, LA, 'passed', 'Accepts both consent to a medical exam and refusal of a medical exam.'],
  ['medical', { acceptMedicalExamRefusal: false }, { ...LA, medicalExam: 'Yes' }, 'passed', 'Accepts consent to a medical exam.'],
  ['medical', { acceptMedicalExamRefusal: false }, { ...LA, medicalExam: 'No' }, 'failed', 'Does not accept refusal of a medical exam.'],
  ['medical', { acceptMedicalExamConsent: false }, { ...LA, medicalExam: 'Yes' }, 'failed', 'Does not accept consent to a medical exam.'],
  ['medical', { acceptMedicalExamConsent: false }, { ...LA, medicalExam: null }, 'unknown', "It isn't known whether the consumer consents to a medical exam."],
  ['medical', { acceptMedicalExamConsent: false }, {}, 'passed', "Doesn't apply to commercial referrals."],
  ['tobacco', {}, LA, 'passed', 'Accepts both tobacco use in the past year and no tobacco use in the past year.'],
  ['tobacco', { acceptTobaccoUsePastYear: false }, LA, 'unknown', "It isn't known whether the consumer used tobacco in the past year."],
  ['tobacco', { acceptTobaccoUsePastYear: false, acceptNoTobaccoUsePastYear: false }, LA, 'failed', 'Accepts neither tobacco use in the past year nor no tobacco use in the past year.'],
  ['tobacco', { acceptTobaccoUsePastYear: false }, PL, 'passed', "Doesn't apply to personal referrals."],
  ['required', {}, {}, 'passed', 'Has all required data.'],
  ['required', noneRequired, hidden, 'passed', 'No data is required.'],
  ['required', {}, { phone: null }, 'failed', 'The referral has no phone number.'],
  ['required', {}, { firstName: null, postalCode: null }, 'failed', 'The referral has no first name, postal code.'],
  ['required', {}, { ...hidden, city: null }, 'failed', 'The referral has no city.'],
  ['required', { ...noneRequired, emailAddressRequired: true }, hidden, 'unknown', 'Required, but not shown here: email address.'],
  ['required', { journayaIdRequired: true }, {}, 'unknown', 'Required, but not shown here: Jornaya ID.'],
  ['required', { businessLineRequired: true }, { lines: [] }, 'failed', 'The referral has no business line.'],
  ['required', { ...noneRequired, businessLineRequired: true }, {}, 'passed', 'Has all required data.'],
  ['warmTransfer', { acceptWarmTransfers: false }, {}, 'passed', "Doesn't apply: this isn't a call-in referral."],
  ['warmTransfer', { acceptWarmTransfers: true }, { opportunityType: 'WT-CIR' }, 'passed', 'Accepts warm transfers.'],
  ['warmTransfer', { acceptWarmTransfers: null }, { opportunityType: 'WT-CIR' }, 'failed', 'Does not accept warm transfers, and this is a call-in referral.'],
  ['price', { referralPriceMin: 42, referralPriceMax: 42 }, {}, 'passed', '$42 is within the limits.'],
  ['price', { referralPriceMin: 42.01 }, {}, 'failed', '$42 is below the minimum of $42.01.'],
  ['price', { referralPriceMin: null, referralPriceMax: 41 }, {}, 'failed', '$42 is above the maximum of $41.'],
  ['price', {}, { dynamicPrice: null }, 'unknown', "The referral's price is unknown."],
  ['price', { referralPriceMin: null, referralPriceMax: null }, { dynamicPrice: null }, 'passed', 'Any price is accepted.'],
  ['days', {}, {}, 'passed', 'Open on Friday.'],
  ['days', { acceptReferralsOnFriday: false }, {}, 'failed', 'Closed on Friday.'],
  ['days', { referralDeliveryTimezone: 'Mars/Olympus' }, {}, 'unknown', 'The time zone Mars/Olympus is unknown.'],
  ['hours', {}, {}, 'passed', '10:24 AM Central is within 9:00 AM to 5:00 PM.'],
  ['hours', { referralDeliveryStartTime: '10:24:00' }, {}, 'passed', '10:24 AM Central is within 10:24 AM to 5:00 PM.'],
  ['hours', { referralDeliveryStartTime: '10:24:01' }, {}, 'failed', '10:24 AM Central is outside 10:24 AM to 5:00 PM.'],
  ['hours', { referralDeliveryEndTime: '10:24:00' }, {}, 'passed', '10:24 AM Central is within 9:00 AM to 10:24 AM.'],
  ['hours', { referralDeliveryEndTime: '10:23:59' }, {}, 'failed', '10:24 AM Central is outside 9:00 AM to 10:23 AM.'],
  ['hours', { referralDeliveryTimezone: 'America/New_York', referralDeliveryEndTime: '11:00:00' }, {}, 'failed', '11:24 AM Eastern is outside 9:00 AM to 11:00 AM.'],
  ['hours', { referralDeliveryStartTime: null, referralDeliveryEndTime: null }, {}, 'passed', 'Open 24 hours a day.'],
  ['hours', { referralDeliveryStartTime: '22:00:00', referralDeliveryEndTime: '06:00:00' }, {}, 'failed', 'End time is before start time.'],
];

const explain = (
  referral: Partial<MatchReferral>,
  marketplace: Parameters<typeof buildMarketplace>[0],
  more: Parameters<typeof explainMatch>[3] = {},
) => explainMatch(buildMatchReferral(referral), buildMarketplace(marketplace), friday, more);
const ruleOf = ({ rules }: ReturnType<typeof explain>, id: MatchRuleId) =>
  rules.find((rule) => rule.id === id);

describe('explainMatch, rule by rule', () => {
  it.each(cases)(
    'DAT-14 %s with %j of a referral with %j: %s',
    (id, riskAppetite, referral, verdict, text) => {
      expect(ruleOf(explain(referral, { riskAppetite }), id)).toMatchObject({ verdict, text });
    },
  );

  it('DAT-14 has at least 80 cases, and every rule that reads an appetite among them', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80);
    const tried = new Set(cases.map(([id]) => id));
    expect(matchRuleIds.filter((id) => !tried.has(id))).toEqual(['enabled', 'target', 'limits']);
  });

  it('MKL-7 tells a marketplace that is off from one that is on', () => {
    expect(ruleOf(explain({}, {}), 'enabled')).toMatchObject({ verdict: 'passed' });
    for (const enabled of [false, null])
      expect(ruleOf(explain({}, { enabled }), 'enabled')).toMatchObject({ verdict: 'failed' });
  });

  it('MKF-5 without a way to deliver it is blocked', () => {
    expect(ruleOf(explain({}, {}), 'target')?.text).toBe('Delivers to 1 email recipient.');
    expect(ruleOf(explain({}, { deliverToEmailAddress: false }), 'target')).toMatchObject({
      verdict: 'failed',
      text: 'Deliver to API and deliver to email are both off.',
    });
  });

  it.each([
    [{}, 'unknown', "Current delivery counts aren't available."],
    [{ hour: 9 }, 'unknown', "Current delivery counts aren't available."],
    [{ hour: 9, day: 59 }, 'passed', 'No limit has been reached.'],
    [{ hour: 10 }, 'failed', 'The limit of 10 per hour has been reached.'],
    [{ hour: 0, day: 60 }, 'failed', 'The limit of 60 per day has been reached.'],
  ])('MKV-48 MKV-49 limits with %j delivered so far: %s', (delivered, verdict, text) => {
    expect(ruleOf(explain({}, {}, delivered), 'limits')).toMatchObject({ verdict, text });
  });

  it('MKV-50 MKV-51 limits of a week and a month count too; without any there is no limit', () => {
    const limits = { maxReferralsPerHour: null, maxReferralsPerDay: null };
    const weekly = { ...limits, maxReferralsPerWeek: 1, maxReferralsPerMonth: 5 };
    expect(ruleOf(explain({}, { riskAppetite: weekly }, { week: 1 }), 'limits')?.verdict).toBe('failed');
    expect(ruleOf(explain({}, { riskAppetite: weekly }, { week: 0, month: 5 }), 'limits')?.verdict).toBe(
      'failed',
    );
    expect(ruleOf(explain({}, { riskAppetite: limits }), 'limits')?.text).toBe('No limits are set.');
  });

  it('MKF-18 one-to-one consent is a requirement that no referral answers', () => {
    const explained = explain({}, { oneToOneConsentRequired: true });
    expect(ruleOf(explained, 'required')).toMatchObject({
      verdict: 'unknown',
      text: 'Required, but not shown here: one-to-one consent.',
    });
  });
});

describe('explainMatch, all rules together', () => {
  it('DAT-14 explains every rule once, in order', () => {
    expect(explain({}, {}).rules.map(({ id }) => id)).toEqual(matchRuleIds);
    expect(matchRules.map(({ id }) => id)).toEqual(matchRuleIds);
  });

  it('DAT-14 passes where no rule of the appetite fails or is unknown', () => {
    expect(explain({}, {}).verdict).toBe('passed');
    expect(explain({ industryCode: null }, {}).verdict).toBe('unknown');
    expect(explain({ industryCode: null, state: 'TX' }, {}).verdict).toBe('failed');
  });

  it('DAT-14 being off, closed or full decides when, not whether', () => {
    const closed = { acceptReferralsOnFriday: false, maxReferralsPerHour: 1 };
    expect(explain({}, { enabled: false, riskAppetite: closed }, { hour: 1 }).verdict).toBe('passed');
  });

  it('DAT-11 a marketplace without an appetite takes nothing', () => {
    const { verdict, rules } = explainMatch(buildMatchReferral(), { riskAppetite: null }, friday);
    expect(verdict).toBe('failed');
    expect(rules.filter((rule) => rule.verdict === 'failed').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['state', 'category', 'line', 'insured', 'enabled', 'days']),
    );
  });
});
