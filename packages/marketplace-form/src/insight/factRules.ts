import { categoryOf } from './categoryOf.ts';
import { checkAnswer, checkRange, forCategories, isRange, parseAnswer } from './findings.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type AppetiteRule, failed, passed, unknown } from './matchRule.ts';

/** Adds the category to a fact, for rules that apply to some categories only. */
const withCategory = (referral: MatchReferral, fact: string | number | null) =>
  `${categoryOf(referral)} ${fact}`;

const naics: AppetiteRule = {
  id: 'naics',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.industryCode),
  check: (referral, { excludedNaics, t }) =>
    forCategories(['CL'], referral, t, () => {
      const { industryCode } = referral;
      if (excludedNaics.size === 0) return passed(t.everyIndustry);
      if (industryCode === null) return unknown(t.industryUnknown);
      return excludedNaics.has(industryCode)
        ? failed(t.rejectsIndustry(industryCode))
        : passed(t.acceptsIndustry(industryCode));
    }),
};

const employees: AppetiteRule = {
  id: 'employees',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.noOfEmployees),
  check: (referral, { appetite, t }) =>
    forCategories(['CL'], referral, t, () =>
      checkRange({
        value: referral.noOfEmployees,
        min: appetite.numberOfEmployeesMin,
        max: appetite.numberOfEmployeesMax,
        what: t.employees,
        words: t.employeeCount,
        t,
      }),
    ),
};

const years: AppetiteRule = {
  id: 'years',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.yearsInBusiness),
  check: (referral, { appetite, t }) =>
    forCategories(['CL'], referral, t, () =>
      checkRange({
        value: referral.yearsInBusiness,
        min: appetite.yearsInBusinessMin,
        max: appetite.yearsInBusinessMax,
        what: t.years,
        words: t.yearCount,
        t,
      }),
    ),
};

const premium: AppetiteRule = {
  id: 'premium',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.estimatedPremium),
  check: (referral, { appetite, t }) =>
    forCategories(['CL', 'PL'], referral, t, (category) => {
      const group = category === 'CL' ? 'commercial' : 'personal';
      return checkRange({
        value: referral.estimatedPremium,
        min: appetite[`${group}EstimatedPremiumMin`],
        max: appetite[`${group}EstimatedPremiumMax`],
        what: t.premium,
        words: t.money,
        t,
      });
    }),
};

const insured: AppetiteRule = {
  id: 'insured',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.currentlyInsured),
  check: (referral, { appetite, t }) =>
    forCategories(['CL', 'PL'], referral, t, (category) => {
      const group = category === 'CL' ? 'Commercial' : 'Personal';
      return checkAnswer({
        answer: parseAnswer(referral.currentlyInsured),
        acceptsYes: appetite[`accept${group}Insured`],
        acceptsNo: appetite[`accept${group}Uninsured`],
        words: [t.insured, t.uninsured],
        question: t.whetherInsured,
        t,
      });
    }),
};

const deathBenefit: AppetiteRule = {
  id: 'deathBenefit',
  kind: 'appetite',
  facts: categoryOf,
  check: (referral, { appetite, t }) =>
    forCategories(['L&A'], referral, t, () =>
      isRange(appetite.deathBenefitMin, appetite.deathBenefitMax)
        ? unknown(t.deathBenefitUnknown)
        : passed(t.anyDeathBenefit),
    ),
};

const medical: AppetiteRule = {
  id: 'medical',
  kind: 'appetite',
  facts: (referral) => withCategory(referral, referral.medicalExam),
  check: (referral, { appetite, t }) =>
    forCategories(['L&A'], referral, t, () =>
      checkAnswer({
        answer: parseAnswer(referral.medicalExam),
        acceptsYes: appetite.acceptMedicalExamConsent,
        acceptsNo: appetite.acceptMedicalExamRefusal,
        words: [t.medicalConsent, t.medicalRefusal],
        question: t.whetherMedical,
        t,
      }),
    ),
};

const tobacco: AppetiteRule = {
  id: 'tobacco',
  kind: 'appetite',
  facts: categoryOf,
  check: (referral, { appetite, t }) =>
    forCategories(['L&A'], referral, t, () =>
      checkAnswer({
        answer: null,
        acceptsYes: appetite.acceptTobaccoUsePastYear,
        acceptsNo: appetite.acceptNoTobaccoUsePastYear,
        words: [t.tobacco, t.noTobacco],
        question: t.whetherTobacco,
        t,
      }),
    ),
};

/** Rules about the business or household, and about the referral's other facts. */
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
