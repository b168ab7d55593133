import { countWords, moneyWords } from '../values/words.ts';
import { categoryOf } from './categoryOf.ts';
import { answerFinding, isRange, onlyOf, rangeFinding, readAnswer } from './findings.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type AppetiteRule, failed, passed, unknown } from './matchRule.ts';

/** A fact that is asked of some categories only. */
const withCategory = (referral: MatchReferral, fact: string | number | null) =>
  `${categoryOf(referral)} ${fact}`;

const naics: AppetiteRule = {
  id: 'naics',
  name: 'NAICS',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.industryCode),
  check: (referral, { excludedNaics }) =>
    onlyOf(['CL'], referral, () => {
      const { industryCode } = referral;
      if (excludedNaics.size === 0) return passed('Every industry is accepted.');
      if (industryCode === null) return unknown('The referral does not say its industry.');
      return excludedNaics.has(industryCode)
        ? failed(`Does not accept the industry ${industryCode}.`)
        : passed(`Accepts the industry ${industryCode}.`);
    }),
};

const employees: AppetiteRule = {
  id: 'employees',
  name: 'Employees',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.noOfEmployees),
  check: (referral, { appetite }) =>
    onlyOf(['CL'], referral, () =>
      rangeFinding({
        value: referral.noOfEmployees,
        min: appetite.numberOfEmployeesMin,
        max: appetite.numberOfEmployeesMax,
        what: 'number of employees',
        words: (value) => countWords(value, 'employee'),
      }),
    ),
};

const years: AppetiteRule = {
  id: 'years',
  name: 'Years in business',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.yearsInBusiness),
  check: (referral, { appetite }) =>
    onlyOf(['CL'], referral, () =>
      rangeFinding({
        value: referral.yearsInBusiness,
        min: appetite.yearsInBusinessMin,
        max: appetite.yearsInBusinessMax,
        what: 'number of years in business',
        words: (value) => countWords(value, 'year'),
      }),
    ),
};

const premium: AppetiteRule = {
  id: 'premium',
  name: 'Estimated premium',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.estimatedPremium),
  check: (referral, { appetite }) =>
    onlyOf(['CL', 'PL'], referral, (category) => {
      const group = category === 'CL' ? 'commercial' : 'personal';
      return rangeFinding({
        value: referral.estimatedPremium,
        min: appetite[`${group}EstimatedPremiumMin`],
        max: appetite[`${group}EstimatedPremiumMax`],
        what: 'estimated premium',
        words: moneyWords,
      });
    }),
};

const insured: AppetiteRule = {
  id: 'insured',
  name: 'Insured or not',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.currentlyInsured),
  check: (referral, { appetite }) =>
    onlyOf(['CL', 'PL'], referral, (category) => {
      const group = category === 'CL' ? 'Commercial' : 'Personal';
      return answerFinding({
        answer: readAnswer(referral.currentlyInsured),
        acceptsYes: appetite[`accept${group}Insured`],
        acceptsNo: appetite[`accept${group}Uninsured`],
        words: ['insured', 'uninsured'],
        question: 'whether it is insured',
      });
    }),
};

const deathBenefit: AppetiteRule = {
  id: 'deathBenefit',
  name: 'Death benefit',
  kind: 'appetite',
  facts: categoryOf,
  check: (referral, { appetite }) =>
    onlyOf(['L&A'], referral, () =>
      isRange(appetite.deathBenefitMin, appetite.deathBenefitMax)
        ? unknown('Referrals do not say their death benefit.')
        : passed('Any death benefit is accepted.'),
    ),
};

const medical: AppetiteRule = {
  id: 'medical',
  name: 'Medical exam',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.medicalExam),
  check: (referral, { appetite }) =>
    onlyOf(['L&A'], referral, () =>
      answerFinding({
        answer: readAnswer(referral.medicalExam),
        acceptsYes: appetite.acceptMedicalExamConsent,
        acceptsNo: appetite.acceptMedicalExamRefusal,
        words: ['consent to a medical exam', 'refusal of a medical exam'],
        question: 'whether there is consent to a medical exam',
      }),
    ),
};

const tobacco: AppetiteRule = {
  id: 'tobacco',
  name: 'Tobacco',
  kind: 'appetite',
  facts: categoryOf,
  check: (referral, { appetite }) =>
    onlyOf(['L&A'], referral, () =>
      answerFinding({
        answer: null,
        acceptsYes: appetite.acceptTobaccoUsePastYear,
        acceptsNo: appetite.acceptNoTobaccoUsePastYear,
        words: ['tobacco use in the past year', 'no tobacco use in the past year'],
        question: 'whether tobacco was used in the past year',
      }),
    ),
};

/** What a referral says of the business, the household and itself. */
export const factRules: readonly AppetiteRule[] = [
  naics,
  employees,
  years,
  premium,
  insured,
  deathBenefit,
  medical,
  tobacco,
];
