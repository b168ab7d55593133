import { countWords, moneyWords } from '../values/words.ts';
import { answerFinding, isRange, onlyOf, rangeFinding, readAnswer } from './findings.ts';
import { failed, type MatchRule, passed, unknown } from './matchRule.ts';

const naics: MatchRule = {
  id: 'naics',
  name: 'NAICS',
  kind: 'appetite',
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

const employees: MatchRule = {
  id: 'employees',
  name: 'Employees',
  kind: 'appetite',
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

const years: MatchRule = {
  id: 'years',
  name: 'Years in business',
  kind: 'appetite',
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

const premium: MatchRule = {
  id: 'premium',
  name: 'Estimated premium',
  kind: 'appetite',
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

const insured: MatchRule = {
  id: 'insured',
  name: 'Insured or not',
  kind: 'appetite',
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

const deathBenefit: MatchRule = {
  id: 'deathBenefit',
  name: 'Death benefit',
  kind: 'appetite',
  check: (referral, { appetite }) =>
    onlyOf(['L&A'], referral, () =>
      isRange(appetite.deathBenefitMin, appetite.deathBenefitMax)
        ? unknown('Referrals do not say their death benefit.')
        : passed('Any death benefit is accepted.'),
    ),
};

const medical: MatchRule = {
  id: 'medical',
  name: 'Medical exam',
  kind: 'appetite',
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

const tobacco: MatchRule = {
  id: 'tobacco',
  name: 'Tobacco',
  kind: 'appetite',
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
export const factRules: readonly MatchRule[] = [
  naics,
  employees,
  years,
  premium,
  insured,
  deathBenefit,
  medical,
  tobacco,
];
