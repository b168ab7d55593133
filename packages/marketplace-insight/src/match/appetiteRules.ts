import { directCallSource, nameIn } from '@advantage/marketplace-form/internal/values';
import type { RiskAppetite } from '@advantage/marketplace-form/wire';
import { businessLineName, usStateName } from '@advantage/reference-data';
import {
  acceptedCategories,
  type CategoryKey,
  categories,
  categoryOf,
  type MatchReferral,
} from './MatchReferral.ts';
import { type AppetiteRule, failed, type MatchRule, type MatchTerms, unknown } from './matchRule.ts';

type Texts = MatchTerms['t'];
type Bound = number | null | undefined;
type Flag = boolean | null | undefined;
type Check = MatchRule['check'];
type Result = ReturnType<Check>;

/** Whether a range limits anything. A missing bound is no limit. */
const isRange = (min: Bound, max: Bound) => min != null || max != null;

/**
 * Checks a number against inclusive bounds. `what` names the fact, e.g. 'number of employees', `words` formats a number,
 * e.g. '12 employees', and `reasons` say that it's too low or too high.
 */
function checkRange(
  t: Texts,
  value: number | null,
  [min, max]: readonly [Bound, Bound],
  what: string,
  words: (value: number) => string,
  [tooLow, tooHigh]: readonly [string, string],
): Result {
  if (!isRange(min, max)) return undefined;
  if (value === null) return unknown(() => t.notSaid(what));
  if (min != null && value < min) return failed(() => t.below(words(value), words(min)), tooLow);
  if (max != null && value > max) return failed(() => t.above(words(value), words(max)), tooHigh);
  return undefined;
}

const yesNo: Readonly<Record<string, boolean>> = { yes: true, no: false };

/**
 * Checks an answer against the switches that accept yes and no. An answer that is neither is unknown. `words` name the
 * people who answer yes and no, e.g. 'insured' and 'uninsured', and `question` what is asked.
 */
function checkAnswer(
  t: Texts,
  text: string | null,
  [acceptsYes, acceptsNo]: readonly [Flag, Flag],
  [yes, no]: readonly [yes: string, no: string],
  question: string,
): Result {
  if (acceptsYes && acceptsNo) return undefined;
  if (!acceptsYes && !acceptsNo) return failed(t.acceptsNeither(yes, no));
  const answer = yesNo[text?.trim().toLowerCase() ?? ''];
  if (answer === undefined) return unknown(t.answerUnknown(question));
  return (answer ? acceptsYes : acceptsNo) ? undefined : failed(t.rejects(answer ? yes : no));
}

const rule = (id: AppetiteRule['id'], facts: AppetiteRule['facts'], check: Check): AppetiteRule => ({
  id,
  facts,
  check,
});

/**
 * A rule for some categories only, about one fact. Without a known category, the finding is `unknown`, unless the rule
 * passes for all of these categories.
 */
const ruleFor = (
  applicable: readonly CategoryKey[],
  id: AppetiteRule['id'],
  fact: (referral: MatchReferral) => string | number | null,
  check: (referral: MatchReferral, terms: MatchTerms, category: CategoryKey) => Result,
): AppetiteRule =>
  rule(
    id,
    (referral) => `${categoryOf(referral)} ${fact(referral)}`,
    (referral, terms) => {
      const category = categoryOf(referral);
      if (category !== undefined)
        return applicable.includes(category) ? check(referral, terms, category) : undefined;
      return applicable.some((each) => check(referral, terms, each))
        ? unknown(terms.t.mayNotApply(referral.category))
        : undefined;
    },
  );

/** Returns the source of a referral. No source and no category means a direct call. */
const sourceOf = ({ source, category }: MatchReferral) =>
  source ?? (category === null ? directCallSource : null);

type Requirement = readonly [
  flag: keyof RiskAppetite & string,
  name: keyof Texts & ('city' | 'state' | `${string}${'Name' | 'Address' | 'Number' | 'Code' | 'Line'}`),
  isThere: (referral: MatchReferral) => boolean,
];

const contactRequirements: readonly Requirement[] = [
  ['firstNameRequired', 'firstName', ({ firstName }) => firstName !== null],
  ['lastNameRequired', 'lastName', ({ lastName }) => lastName !== null],
  ['emailAddressRequired', 'emailAddress', ({ email }) => email !== null],
  ['phoneNumberRequired', 'phoneNumber', ({ phone }) => phone !== null],
  ['postalCodeRequired', 'postalCode', ({ postalCode }) => postalCode !== null],
];

const otherRequirements: readonly Requirement[] = [
  ['cityRequired', 'city', ({ city }) => city !== null],
  ['stateRequired', 'state', ({ state }) => state !== null],
  ['businessLineRequired', 'businessLine', ({ lines }) => lines.length > 0],
];

const allRequirements = [...contactRequirements, ...otherRequirements];

/**
 * Whether contact details are hidden from the user: all of them are null. That doesn't mean the referral lacks them.
 */
const isContactHidden = (referral: MatchReferral) =>
  contactRequirements.every(([, , isThere]) => !isThere(referral));

const getNames = (needs: readonly Requirement[], t: Texts) => needs.map(([, name]) => t[name]);

/** Returns the required data that referrals never include. */
const getUnverifiable = ({ appetite, marketplace, t }: MatchTerms) => [
  ...(appetite.journayaIdRequired ? [t.jornayaId] : []),
  ...(marketplace.oneToOneConsentRequired ? [t.oneToOneConsent] : []),
];

/** The rules that decide whether a referral matches, in the order of the explanation. */
export const appetiteRules: readonly AppetiteRule[] = [
  rule('source', sourceOf, (referral, { excludedSources, t }) => {
    const name = sourceOf(referral);
    if (excludedSources.size === 0) return undefined;
    if (name === null) return unknown(t.sourceUnknown);
    return excludedSources.has(name) ? failed(t.rejectsSource(name)) : undefined;
  }),
  rule(
    'state',
    ({ state }) => state,
    ({ state }, { states, t, messages: { usStateNames } }) => {
      if (states.size === 0) return failed(t.noState);
      if (state === null) return unknown(t.stateUnknown);
      return states.has(state)
        ? undefined
        : failed(() => t.rejects(nameIn(usStateNames, usStateName(state))));
    },
  ),
  rule('category', categoryOf, (referral, { appetite, t }) => {
    if (acceptedCategories(appetite).length === 0) return failed(t.noAppetite);
    const key = categoryOf(referral);
    if (key === undefined) return unknown(t.categoryUnknown(referral.category));
    const { name, flag } = categories[key];
    return appetite[flag] ? undefined : failed(t.rejectsCategory(t[name]));
  }),
  rule(
    'line',
    ({ lines }) => lines.join(),
    (referral, { lines, t, messages: { businessLineNames } }) => {
      if (lines.size === 0) return failed(t.noLine);
      if (referral.lines.length === 0) return unknown(t.lineUnknown);
      if (referral.lines.some((code) => lines.has(code))) return undefined;
      const nameOf = (code: string) => nameIn(businessLineNames, businessLineName(code));
      return failed(() => t.rejects(referral.lines.map(nameOf).join(', ')));
    },
  ),
  ruleFor(
    ['CL'],
    'naics',
    ({ industryCode }) => industryCode,
    ({ industryCode }, { excludedNaics, t }) => {
      if (excludedNaics.size === 0) return undefined;
      if (industryCode === null) return unknown(t.industryUnknown);
      return excludedNaics.has(industryCode) ? failed(t.rejectsIndustry(industryCode)) : undefined;
    },
  ),
  ruleFor(
    ['CL'],
    'employees',
    ({ noOfEmployees }) => noOfEmployees,
    ({ noOfEmployees }, { appetite: { numberOfEmployeesMin, numberOfEmployeesMax }, t }) =>
      checkRange(
        t,
        noOfEmployees,
        [numberOfEmployeesMin, numberOfEmployeesMax],
        t.employees,
        t.employeeCount,
        [t.tooFewEmployees, t.tooManyEmployees],
      ),
  ),
  ruleFor(
    ['CL'],
    'years',
    ({ yearsInBusiness }) => yearsInBusiness,
    ({ yearsInBusiness }, { appetite: { yearsInBusinessMin, yearsInBusinessMax }, t }) =>
      checkRange(t, yearsInBusiness, [yearsInBusinessMin, yearsInBusinessMax], t.years, t.yearCount, [
        t.tooNew,
        t.tooOld,
      ]),
  ),
  ruleFor(
    ['CL', 'PL'],
    'premium',
    ({ estimatedPremium }) => estimatedPremium,
    ({ estimatedPremium }, { appetite, t }, category) => {
      const field = `${category === 'CL' ? 'commercial' : 'personal'}EstimatedPremium` as const;
      const bounds = [appetite[`${field}Min`], appetite[`${field}Max`]] as const;
      return checkRange(t, estimatedPremium, bounds, t.premium, t.money, [t.premiumLow, t.premiumHigh]);
    },
  ),
  ruleFor(
    ['CL', 'PL'],
    'insured',
    ({ currentlyInsured }) => currentlyInsured,
    ({ currentlyInsured }, { appetite, t }, category) => {
      const group = category === 'CL' ? 'Commercial' : 'Personal';
      const accepts = [appetite[`accept${group}Insured`], appetite[`accept${group}Uninsured`]] as const;
      return checkAnswer(t, currentlyInsured, accepts, [t.insured, t.uninsured], t.whetherInsured);
    },
  ),
  ruleFor(
    ['L&A'],
    'deathBenefit',
    () => null,
    (_, { appetite: { deathBenefitMin, deathBenefitMax }, t }) =>
      isRange(deathBenefitMin, deathBenefitMax) ? unknown(t.deathBenefitUnknown) : undefined,
  ),
  ruleFor(
    ['L&A'],
    'medical',
    ({ medicalExam }) => medicalExam,
    ({ medicalExam }, { appetite: { acceptMedicalExamConsent, acceptMedicalExamRefusal }, t }) =>
      checkAnswer(
        t,
        medicalExam,
        [acceptMedicalExamConsent, acceptMedicalExamRefusal],
        [t.medicalConsent, t.medicalRefusal],
        t.whetherMedical,
      ),
  ),
  ruleFor(
    ['L&A'],
    'tobacco',
    () => null,
    (_, { appetite: { acceptTobaccoUsePastYear, acceptNoTobaccoUsePastYear }, t }) =>
      checkAnswer(
        t,
        null,
        [acceptTobaccoUsePastYear, acceptNoTobaccoUsePastYear],
        [t.tobacco, t.noTobacco],
        t.whetherTobacco,
      ),
  ),
  rule(
    'required',
    (referral) => allRequirements.map(([, , isThere]) => Number(isThere(referral))).join(''),
    (referral, terms) => {
      const { t } = terms;
      const isRequired = ([flag]: Requirement) => terms.appetite[flag] === true;
      const isHidden = isContactHidden(referral);
      const verifiable = (isHidden ? otherRequirements : allRequirements).filter(isRequired);
      const missing = verifiable.filter(([, , isThere]) => !isThere(referral));
      const [first, ...others] = getNames(missing, t);
      if (first !== undefined)
        return failed(
          t.missing([first, ...others].join(', ')),
          others.length > 0 ? undefined : t.missingOne(first),
        );
      const unverifiable = [
        ...(isHidden ? getNames(contactRequirements.filter(isRequired), t) : []),
        ...getUnverifiable(terms),
      ];
      return unverifiable.length > 0 ? unknown(t.hidden(unverifiable.join(', '))) : undefined;
    },
  ),
  rule(
    'warmTransfer',
    ({ opportunityType }) => opportunityType === 'WT-CIR',
    ({ opportunityType }, { appetite, t }) =>
      opportunityType === 'WT-CIR' && !appetite.acceptWarmTransfers ? failed(t.rejectsTransfers) : undefined,
  ),
  rule(
    'price',
    ({ dynamicPrice }) => dynamicPrice,
    ({ dynamicPrice }, { appetite: { referralPriceMin, referralPriceMax }, t }) =>
      checkRange(t, dynamicPrice, [referralPriceMin, referralPriceMax], t.price, t.money, [
        t.priceLow,
        t.priceHigh,
      ]),
  ),
];
