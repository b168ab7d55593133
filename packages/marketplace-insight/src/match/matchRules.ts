import {
  directCallSource,
  type FieldPath,
  nameIn,
  type ValueMessages,
} from '@advantage/marketplace-form/internal/values';
import type { NewMarketplace, RiskAppetite } from '@advantage/marketplace-form/wire';
import { businessLineName, usStateName } from '@advantage/reference-data';
import * as en from '../messages/matchTexts.ts';
import {
  acceptedCategories,
  type CategoryKey,
  categories,
  categoryOf,
  type MatchReferral,
} from './MatchReferral.ts';

/** The texts of the rules, and the names of states and business lines by English name. */
export interface MatchMessages
  extends Pick<ValueMessages, 'usStateNames' | 'businessLineNames'>,
    Pick<typeof en, 'ruleNames' | 'findings' | 'readinessChecks'> {}

export const englishMatches: MatchMessages = {
  ruleNames: en.ruleNames,
  findings: en.findings,
  readinessChecks: en.readinessChecks,
  usStateNames: {},
  businessLineNames: {},
};

/** A marketplace prepared for the rules, with lists as sets so that thousands of referrals can be matched quickly. */
interface MatchTerms {
  readonly marketplace: NewMarketplace;
  readonly appetite: RiskAppetite;
  readonly states: ReadonlySet<string>;
  readonly lines: ReadonlySet<string>;
  readonly excludedNaics: ReadonlySet<string>;
  readonly excludedSources: ReadonlySet<string>;
  readonly t: MatchMessages['findings'];
  readonly messages: MatchMessages;
}

export function matchTerms(marketplace: NewMarketplace, messages = englishMatches): MatchTerms {
  const appetite = marketplace.riskAppetite ?? {};
  return {
    marketplace,
    appetite,
    states: new Set(appetite.stateCodes),
    lines: new Set(appetite.businessLines),
    excludedNaics: new Set(appetite.excludedNaics),
    excludedSources: new Set(appetite.excludedSources),
    t: messages.findings,
    messages,
  };
}

/** Says what referrals need to have somewhere to go: an API URL or email recipients. */
export function missingTarget(marketplace: NewMarketplace, t: typeof en.readinessChecks): string | undefined {
  const { deliverToApi, deliveryApiUrl, deliverToEmailAddress, emailRecipients } = marketplace;
  if (!deliverToApi && !deliverToEmailAddress) return t.noDelivery;
  if (deliverToApi && !deliveryApiUrl?.trim()) return t.noUrl;
  return deliverToEmailAddress && !emailRecipients?.length ? t.noRecipient : undefined;
}

/** The ids of all rules. Their names are in the order of the explanation. */
export type MatchRuleId = keyof typeof en.ruleNames;

/** Why a rule fails, or can't be checked because a fact is missing. */
interface Finding {
  readonly verdict: 'failed' | 'unknown';
  /** One plain sentence, or a function that returns it: most findings are only counted. */
  readonly text: string | (() => string);
  /** Why it failed, in at most three words, if the rule can fail for several reasons. */
  readonly reason?: string | undefined;
}

const failed = (text: Finding['text'], reason?: string): Finding => ({
  verdict: 'failed',
  text,
  reason,
});
const unknown = (text: Finding['text']): Finding => ({ verdict: 'unknown', text });

export interface MatchRule {
  readonly id: MatchRuleId;
  /** Returns undefined if the rule passes. */
  readonly check: (referral: MatchReferral, terms: MatchTerms) => Finding | undefined;
}

type Check = MatchRule['check'];
type Flag = keyof RiskAppetite & FieldPath;
type Texts = MatchTerms['t'];
/** The texts that are words, not functions. */
type Words = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts];

const premium = ['estimatedPremium', 'premium', 'money', 'premiumLow', 'premiumHigh'] as const;
/** The numbers with bounds: which fact it is, its name, its format, and why it's too low or too high. */
const ranges = {
  numberOfEmployees: ['noOfEmployees', 'employees', 'employeeCount', 'tooFewEmployees', 'tooManyEmployees'],
  yearsInBusiness: ['yearsInBusiness', 'years', 'yearCount', 'tooNew', 'tooOld'],
  commercialEstimatedPremium: premium,
  personalEstimatedPremium: premium,
  referralPrice: ['dynamicPrice', 'price', 'money', 'priceLow', 'priceHigh'],
} as const;

/** Checks a number against inclusive bounds. A missing bound is no limit. */
const checkRange =
  (name: keyof typeof ranges): Check =>
  (referral, { appetite, t }) => {
    const [fact, what, words, tooLow, tooHigh] = ranges[name];
    const [min, max, value] = [appetite[`${name}Min`], appetite[`${name}Max`], referral[fact]];
    if (min == null && max == null) return undefined;
    if (value === null) return unknown(() => t.notSaid(t[what]));
    if (min != null && value < min) return failed(() => t.below(t[words](value), t[words](min)), t[tooLow]);
    if (max != null && value > max) return failed(() => t.above(t[words](value), t[words](max)), t[tooHigh]);
    return undefined;
  };

const yesNo: Readonly<Record<string, boolean>> = { yes: true, no: false };

/**
 * Checks an answer against the switches that accept yes and no. An answer that is neither is unknown, and so is one that
 * referrals never include. `words` name the people who answer yes and no, and `question` what is asked.
 */
const checkAnswer =
  (
    fact: 'currentlyInsured' | 'medicalExam' | undefined,
    [flagOfYes, flagOfNo]: readonly [Flag, Flag],
    words: readonly [yes: Words, no: Words],
    question: Words,
  ): Check =>
  (referral, { appetite, t }) => {
    const [acceptsYes, acceptsNo] = [appetite[flagOfYes] === true, appetite[flagOfNo] === true];
    const [yes, no] = [t[words[0]], t[words[1]]];
    if (acceptsYes && acceptsNo) return undefined;
    if (!acceptsYes && !acceptsNo) return failed(t.acceptsNeither(yes, no));
    const answer = yesNo[(fact && referral[fact])?.trim().toLowerCase() ?? ''];
    if (answer === undefined) return unknown(t.answerUnknown(t[question]));
    return (answer ? acceptsYes : acceptsNo) ? undefined : failed(t.rejects(answer ? yes : no));
  };

const checkInsured = (...accepts: readonly [insured: Flag, uninsured: Flag]) =>
  checkAnswer('currentlyInsured', accepts, ['insured', 'uninsured'], 'whetherInsured');

/**
 * A check for some categories only. Without a known category, the finding is `unknown`, unless the check passes for all
 * of these categories.
 */
const forCategories =
  (checks: Readonly<Partial<Record<CategoryKey, Check>>>): Check =>
  (referral, terms) => {
    const category = categoryOf(referral);
    if (category !== undefined) return checks[category]?.(referral, terms);
    return Object.values(checks).some((check) => check(referral, terms))
      ? unknown(terms.t.mayNotApply(referral.category))
      : undefined;
  };

/** Returns the source of a referral. No source and no category means a direct call. */
const sourceOf = ({ source, category }: MatchReferral) =>
  source ?? (category === null ? directCallSource : null);

type Requirement = readonly [flag: Flag, name: Words, isThere: (referral: MatchReferral) => boolean];

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

export const allRequirements = [...contactRequirements, ...otherRequirements];

/** The rules that decide whether a referral matches, in the order of the explanation. */
export const appetiteRules: readonly MatchRule[] = [
  {
    id: 'source',
    check(referral, { excludedSources, t }) {
      const name = sourceOf(referral);
      if (excludedSources.size === 0) return undefined;
      if (name === null) return unknown(t.sourceUnknown);
      return excludedSources.has(name) ? failed(t.rejectsSource(name)) : undefined;
    },
  },
  {
    id: 'state',
    check({ state }, { states, t, messages: { usStateNames } }) {
      if (states.size === 0) return failed(t.noState);
      if (state === null) return unknown(t.stateUnknown);
      return states.has(state)
        ? undefined
        : failed(() => t.rejects(nameIn(usStateNames, usStateName(state))));
    },
  },
  {
    id: 'category',
    check(referral, { appetite, t }) {
      if (acceptedCategories(appetite).length === 0) return failed(t.noAppetite);
      const key = categoryOf(referral);
      if (key === undefined) return unknown(t.categoryUnknown(referral.category));
      const { name, flag } = categories[key];
      return appetite[flag] ? undefined : failed(t.rejectsCategory(t[name]));
    },
  },
  {
    id: 'line',
    check(referral, { lines, t, messages: { businessLineNames } }) {
      if (lines.size === 0) return failed(t.noLine);
      if (referral.lines.length === 0) return unknown(t.lineUnknown);
      if (referral.lines.some((code) => lines.has(code))) return undefined;
      const nameOf = (code: string) => nameIn(businessLineNames, businessLineName(code));
      return failed(() => t.rejects(referral.lines.map(nameOf).join(', ')));
    },
  },
  {
    id: 'naics',
    check: forCategories({
      CL({ industryCode }, { excludedNaics, t }) {
        if (excludedNaics.size === 0) return undefined;
        if (industryCode === null) return unknown(t.industryUnknown);
        return excludedNaics.has(industryCode) ? failed(t.rejectsIndustry(industryCode)) : undefined;
      },
    }),
  },
  { id: 'employees', check: forCategories({ CL: checkRange('numberOfEmployees') }) },
  { id: 'years', check: forCategories({ CL: checkRange('yearsInBusiness') }) },
  {
    id: 'premium',
    check: forCategories({
      CL: checkRange('commercialEstimatedPremium'),
      PL: checkRange('personalEstimatedPremium'),
    }),
  },
  {
    id: 'insured',
    check: forCategories({
      CL: checkInsured('acceptCommercialInsured', 'acceptCommercialUninsured'),
      PL: checkInsured('acceptPersonalInsured', 'acceptPersonalUninsured'),
    }),
  },
  {
    id: 'deathBenefit',
    check: forCategories({
      'L&A': (_, { appetite: { deathBenefitMin, deathBenefitMax }, t }) =>
        deathBenefitMin == null && deathBenefitMax == null ? undefined : unknown(t.deathBenefitUnknown),
    }),
  },
  {
    id: 'medical',
    check: forCategories({
      'L&A': checkAnswer(
        'medicalExam',
        ['acceptMedicalExamConsent', 'acceptMedicalExamRefusal'],
        ['medicalConsent', 'medicalRefusal'],
        'whetherMedical',
      ),
    }),
  },
  {
    id: 'tobacco',
    check: forCategories({
      'L&A': checkAnswer(
        undefined,
        ['acceptTobaccoUsePastYear', 'acceptNoTobaccoUsePastYear'],
        ['tobacco', 'noTobacco'],
        'whetherTobacco',
      ),
    }),
  },
  {
    id: 'required',
    check(referral, { appetite, marketplace, t }) {
      const getRequired = (needs: readonly Requirement[]) =>
        needs.filter(([flag]) => appetite[flag] === true).map(([, name]) => t[name]);
      const isMissing = ([, , isThere]: Requirement) => !isThere(referral);
      // If all contact details are null, they are hidden from the user. The referral may have them.
      const isHidden = contactRequirements.every(isMissing);
      const verifiable = isHidden ? otherRequirements : allRequirements;
      const [first, ...others] = getRequired(verifiable.filter(isMissing));
      if (first !== undefined)
        return failed(
          t.missing([first, ...others].join(', ')),
          others.length > 0 ? undefined : t.missingOne(first),
        );
      const unverifiable = [
        ...(isHidden ? getRequired(contactRequirements) : []),
        ...(appetite.journayaIdRequired ? [t.jornayaId] : []),
        ...(marketplace.oneToOneConsentRequired ? [t.oneToOneConsent] : []),
      ];
      return unverifiable.length > 0 ? unknown(t.hidden(unverifiable.join(', '))) : undefined;
    },
  },
  {
    id: 'warmTransfer',
    check: ({ opportunityType }, { appetite, t }) =>
      opportunityType === 'WT-CIR' && !appetite.acceptWarmTransfers ? failed(t.rejectsTransfers) : undefined,
  },
  { id: 'price', check: checkRange('referralPrice') },
];

/** The rules that decide who gets a referral, in order: whether the marketplace is on first; days, hours and limits never. */
export const matchRules: readonly MatchRule[] = [
  {
    id: 'enabled',
    check: (_, { marketplace, t }) => (marketplace.enabled ? undefined : failed(t.isOff)),
  },
  ...appetiteRules,
  {
    id: 'target',
    check(_, { marketplace, messages }) {
      const text = missingTarget(marketplace, messages.readinessChecks);
      return text === undefined ? undefined : failed(text);
    },
  },
];
