import { buildMarketplace } from '@advantage/marketplace-form/testing';
import type { RiskAppetite } from '@advantage/marketplace-form/wire';
import { describe, expect, it } from 'vitest';
import { ruleNames } from '../messages/matchTexts.ts';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { explainMatch, type MatchExplanation } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type MatchRuleId, matchRules } from './matchRules.ts';

const matchRuleIds = Object.keys(ruleNames) as readonly MatchRuleId[];

type Case = readonly [
  rule: MatchRuleId,
  appetite: Partial<RiskAppetite>,
  referral: Partial<MatchReferral>,
  verdict: 'passed' | 'failed' | 'unknown',
  text: string | undefined,
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
  ['source', { excludedSources: [] }, { source: null }, 'passed', undefined],
  ['source', { excludedSources: ['live-chat'] }, {}, 'passed', undefined],
  ['source', { excludedSources: ['quote-form'] }, {}, 'failed', 'Does not accept the source quote-form.'],
  ['source', { excludedSources: ['live-chat'] }, { source: null }, 'unknown', "The referral's source is unknown."],
  ['source', { excludedSources: ['direct-call'] }, { source: null, category: null }, 'failed', 'Does not accept the source direct-call.'],
  ['state', { stateCodes: ['GA'] }, {}, 'passed', undefined],
  ['state', { stateCodes: ['FL'] }, {}, 'failed', 'Does not accept Georgia.'],
  ['state', { stateCodes: [] }, {}, 'failed', 'No state is chosen.'],
  ['state', { stateCodes: null }, {}, 'failed', 'No state is chosen.'],
  ['state', { stateCodes: ['GA'] }, { state: null }, 'unknown', "The referral's state is unknown."],
  ['state', { stateCodes: ['GA'] }, { state: 'PR' }, 'failed', 'Does not accept PR.'],
  ['category', {}, {}, 'passed', undefined],
  ['category', {}, PL, 'failed', 'Does not accept personal referrals.'],
  ['category', {}, LA, 'failed', 'Does not accept life and annuities referrals.'],
  ['category', { acceptLifeAnnuitiesLines: true }, LA, 'passed', undefined],
  ['category', { acceptCommercialLines: null }, {}, 'failed', 'No appetite is turned on.'],
  ['category', {}, { category: null }, 'unknown', 'A direct call has no category.'],
  ['category', {}, { category: 'Pets' }, 'unknown', 'The category Pets is unknown.'],
  ['line', { businessLines: ['CBPY'] }, {}, 'passed', undefined],
  ['line', { businessLines: ['CBPY'] }, { lines: ['CAUT', 'CBPY'] }, 'passed', undefined],
  ['line', { businessLines: ['CBPY'] }, { lines: ['CAUT', 'CGLY'] }, 'failed', 'Does not accept Commercial Auto, General Liability.'],
  ['line', { businessLines: [] }, {}, 'failed', 'No line of business is chosen.'],
  ['line', {}, { lines: [] }, 'unknown', "The referral's line of business is unknown."],
  ['naics', { excludedNaics: [] }, { industryCode: null }, 'passed', undefined],
  ['naics', { excludedNaics: ['722410'] }, {}, 'passed', undefined],
  ['naics', { excludedNaics: ['722511'] }, {}, 'failed', 'Does not accept the industry 722511.'],
  ['naics', { excludedNaics: ['722511'] }, { industryCode: null }, 'unknown', "The referral's industry is unknown."],
  ['naics', { excludedNaics: ['722511'] }, PL, 'passed', undefined],
  ['naics', { excludedNaics: ['722511'] }, { category: null }, 'unknown', 'A direct call has no category, so this rule may not apply.'],
  ['naics', { excludedNaics: [] }, { category: null }, 'passed', undefined],
  ['employees', { numberOfEmployeesMin: 14, numberOfEmployeesMax: 14 }, {}, 'passed', undefined],
  ['employees', { numberOfEmployeesMin: 15 }, {}, 'failed', '14 employees is below the minimum of 15 employees.'],
  ['employees', { numberOfEmployeesMin: null, numberOfEmployeesMax: 13 }, {}, 'failed', '14 employees is above the maximum of 13 employees.'],
  ['employees', { numberOfEmployeesMin: 2 }, { noOfEmployees: 1 }, 'failed', '1 employee is below the minimum of 2 employees.'],
  ['employees', { numberOfEmployeesMin: 0, numberOfEmployeesMax: 0 }, { noOfEmployees: 0 }, 'passed', undefined],
  ['employees', { numberOfEmployeesMin: 1 }, { noOfEmployees: null }, 'unknown', "The referral's number of employees is unknown."],
  ['employees', { numberOfEmployeesMin: null, numberOfEmployeesMax: null }, { noOfEmployees: null }, 'passed', undefined],
  ['employees', { numberOfEmployeesMin: 999 }, LA, 'passed', undefined],
  ['years', { yearsInBusinessMin: 6 }, {}, 'passed', undefined],
  ['years', { yearsInBusinessMin: 7 }, {}, 'failed', '6 years is below the minimum of 7 years.'],
  ['years', { yearsInBusinessMin: null, yearsInBusinessMax: 6 }, {}, 'passed', undefined],
  ['years', { yearsInBusinessMin: null, yearsInBusinessMax: 5 }, {}, 'failed', '6 years is above the maximum of 5 years.'],
  ['years', {}, { yearsInBusiness: null }, 'unknown', "The referral's number of years in business is unknown."],
  ['years', { yearsInBusinessMin: 99 }, PL, 'passed', undefined],
  ['premium', { commercialEstimatedPremiumMin: 8400 }, {}, 'passed', undefined],
  ['premium', { commercialEstimatedPremiumMin: 8400.5 }, {}, 'failed', '$8,400 is below the minimum of $8,400.50.'],
  ['premium', { commercialEstimatedPremiumMax: 8399 }, {}, 'failed', '$8,400 is above the maximum of $8,399.'],
  ['premium', {}, { estimatedPremium: null }, 'unknown', "The referral's estimated premium is unknown."],
  ['premium', { personalEstimatedPremiumMin: 600 }, { ...PL, estimatedPremium: 599 }, 'failed', '$599 is below the minimum of $600.'],
  ['premium', { personalEstimatedPremiumMin: 600 }, { ...PL, estimatedPremium: 600 }, 'passed', undefined],
  ['premium', { personalEstimatedPremiumMin: 600 }, LA, 'passed', undefined],
  ['premium', {}, { category: null, estimatedPremium: null }, 'unknown', 'A direct call has no category, so this rule may not apply.'],
  ['insured', {}, { currentlyInsured: null }, 'passed', undefined],
  ['insured', { acceptCommercialUninsured: false }, {}, 'passed', undefined],
  ['insured', { acceptCommercialInsured: false }, {}, 'failed', 'Does not accept insured.'],
  ['insured', { acceptCommercialUninsured: null }, { currentlyInsured: 'No' }, 'failed', 'Does not accept uninsured.'],
  ['insured', { acceptCommercialInsured: false }, { currentlyInsured: ' no ' }, 'passed', undefined],
  ['insured', { acceptCommercialInsured: false }, { currentlyInsured: 'Maybe' }, 'unknown', "It isn't known whether the consumer is insured."],
  ['insured', { acceptCommercialInsured: false, acceptCommercialUninsured: false }, {}, 'failed', 'Accepts neither insured nor uninsured.'],
  ['insured', { acceptCommercialInsured: false }, { ...PL, currentlyInsured: 'Yes' }, 'passed', undefined],
  ['insured', { acceptPersonalInsured: false }, { ...PL, currentlyInsured: 'Yes' }, 'failed', 'Does not accept insured.'],
  ['insured', { acceptPersonalInsured: false }, LA, 'passed', undefined],
  ['deathBenefit', {}, LA, 'passed', undefined],
  ['deathBenefit', { deathBenefitMin: 0 }, LA, 'unknown', "Referrals don't include a death benefit."],
  ['deathBenefit', { deathBenefitMax: 5 }, {}, 'passed', undefined],
  ['medical', {}, LA, 'passed', undefined],
  ['medical', { acceptMedicalExamRefusal: false }, { ...LA, medicalExam: 'Yes' }, 'passed', undefined],
  ['medical', { acceptMedicalExamRefusal: false }, { ...LA, medicalExam: 'No' }, 'failed', 'Does not accept refusal of a medical exam.'],
  ['medical', { acceptMedicalExamConsent: false }, { ...LA, medicalExam: 'Yes' }, 'failed', 'Does not accept consent to a medical exam.'],
  ['medical', { acceptMedicalExamConsent: false }, { ...LA, medicalExam: null }, 'unknown', "It isn't known whether the consumer consents to a medical exam."],
  ['medical', { acceptMedicalExamConsent: false }, {}, 'passed', undefined],
  ['tobacco', {}, LA, 'passed', undefined],
  ['tobacco', { acceptTobaccoUsePastYear: false }, LA, 'unknown', "It isn't known whether the consumer used tobacco in the past year."],
  ['tobacco', { acceptTobaccoUsePastYear: false, acceptNoTobaccoUsePastYear: false }, LA, 'failed', 'Accepts neither tobacco use in the past year nor no tobacco use in the past year.'],
  ['tobacco', { acceptTobaccoUsePastYear: false }, PL, 'passed', undefined],
  ['required', {}, {}, 'passed', undefined],
  ['required', noneRequired, hidden, 'passed', undefined],
  ['required', {}, { phone: null }, 'failed', 'The referral has no phone number.'],
  ['required', {}, { firstName: null, postalCode: null }, 'failed', 'The referral has no first name, postal code.'],
  ['required', {}, { ...hidden, city: null }, 'failed', 'The referral has no city.'],
  ['required', { ...noneRequired, emailAddressRequired: true }, hidden, 'unknown', 'Required, but not shown here: email address.'],
  ['required', { journayaIdRequired: true }, {}, 'unknown', 'Required, but not shown here: Jornaya ID.'],
  ['required', { businessLineRequired: true }, { lines: [] }, 'failed', 'The referral has no business line.'],
  ['required', { ...noneRequired, businessLineRequired: true }, {}, 'passed', undefined],
  ['warmTransfer', { acceptWarmTransfers: false }, {}, 'passed', undefined],
  ['warmTransfer', { acceptWarmTransfers: true }, { opportunityType: 'WT-CIR' }, 'passed', undefined],
  ['warmTransfer', { acceptWarmTransfers: null }, { opportunityType: 'WT-CIR' }, 'failed', 'Does not accept warm transfers, and this is a call-in referral.'],
  ['price', { referralPriceMin: 42, referralPriceMax: 42 }, {}, 'passed', undefined],
  ['price', { referralPriceMin: 42.01 }, {}, 'failed', '$42 is below the minimum of $42.01.'],
  ['price', { referralPriceMin: null, referralPriceMax: 41 }, {}, 'failed', '$42 is above the maximum of $41.'],
  ['price', {}, { dynamicPrice: null }, 'unknown', "The referral's price is unknown."],
  ['price', { referralPriceMin: null, referralPriceMax: null }, { dynamicPrice: null }, 'passed', undefined],
];

const explain = (
  referral: Partial<MatchReferral>,
  marketplace: Parameters<typeof buildMarketplace>[0],
): MatchExplanation => explainMatch(buildMatchReferral(referral), buildMarketplace(marketplace));
const findingOf = (explanation: MatchExplanation, id: MatchRuleId) =>
  (['failed', 'unknown'] as const).flatMap((verdict) =>
    explanation[verdict].filter((rule) => rule.id === id).map(({ text }) => ({ verdict, text })),
  );

describe('explainMatch, rule by rule', () => {
  it.each(cases)(
    'DAT-14 %s with %j of a referral with %j: %s',
    (id, riskAppetite, referral, verdict, text) => {
      const expected = verdict === 'passed' ? [] : [{ verdict, text }];
      expect(findingOf(explain(referral, { riskAppetite }), id)).toEqual(expected);
    },
  );

  it('DAT-14 has at least 80 cases, and every rule that reads an appetite among them', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80);
    const tried = new Set(cases.map(([id]) => id));
    expect(matchRuleIds.filter((id) => !tried.has(id))).toEqual(['enabled', 'target']);
  });

  it('MKL-7 tells a marketplace that is off from one that is on', () => {
    expect(findingOf(explain({}, {}), 'enabled')).toEqual([]);
    for (const enabled of [false, null])
      expect(findingOf(explain({}, { enabled }), 'enabled')).toMatchObject([{ verdict: 'failed' }]);
  });

  it('MKF-5 without a way to deliver it is blocked', () => {
    expect(findingOf(explain({}, {}), 'target')).toEqual([]);
    expect(findingOf(explain({}, { deliverToEmailAddress: false }), 'target')).toEqual([
      { verdict: 'failed', text: 'Deliver to API and deliver to email are both off.' },
    ]);
  });

  it('MKF-18 one-to-one consent is a requirement that no referral answers', () => {
    const explained = explain({}, { oneToOneConsentRequired: true });
    expect(findingOf(explained, 'required')).toEqual([
      { verdict: 'unknown', text: 'Required, but not shown here: one-to-one consent.' },
    ]);
  });
});

describe('explainMatch, all rules together', () => {
  it('DAT-14 has a name for every rule, and explains in their order', () => {
    expect(matchRules.map(({ id }) => id).toSorted()).toEqual(matchRuleIds.toSorted());
    const { failed } = explain({ state: 'TX', phone: null }, { enabled: false });
    expect(failed.map(({ id }) => id)).toEqual(['enabled', 'state', 'required']);
  });

  it('DAT-14 finds nothing where everything fits', () => {
    expect(explain({}, {})).toEqual({ failed: [], unknown: [] });
    expect(explain({ industryCode: null }, {}).unknown.map(({ id }) => id)).toEqual(['naics']);
  });

  it('DAT-14 being closed or full decides when, not whether', () => {
    const closed = { acceptReferralsOnFriday: false, maxReferralsPerHour: 0 };
    expect(explain({}, { riskAppetite: closed })).toEqual({ failed: [], unknown: [] });
  });

  it('DAT-11 a marketplace without an appetite takes nothing', () => {
    const { failed } = explainMatch(buildMatchReferral(), { riskAppetite: null });
    expect(failed.map(({ id }) => id)).toEqual(['enabled', 'state', 'category', 'line', 'insured', 'target']);
  });
});
