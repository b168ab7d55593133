import type { MarketplaceReference } from '@advantage/marketplace-form';
import { sectionOf } from '@advantage/marketplace-form/internal';
import type { FieldPath, Issue } from '@advantage/marketplace-form/internal/values';
import type { NewMarketplace } from '@advantage/marketplace-form/wire';
import { appetiteRules } from '../match/appetiteRules.ts';
import {
  blockersOf,
  createMatcher,
  type ExplainedRule,
  type MatchExplanation,
} from '../match/explainMatch.ts';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { englishMatches, type MatchRuleId } from '../match/matchRule.ts';
import { processInChunks, type SliceOptions } from '../match/processInChunks.ts';
import * as en from '../messages/en.ts';

const bounds = <Name extends string>(name: Name) => [`${name}Min`, `${name}Max`] as const;

/** The fields that each appetite rule reads, the first one first. */
export const pathsOfRule: Readonly<Partial<Record<MatchRuleId, readonly FieldPath[]>>> = {
  source: ['referralSources'],
  state: ['states'],
  category: ['acceptCommercialLines', 'acceptPersonalLines', 'acceptLifeAnnuitiesLines'],
  line: ['commercialBusinessLines', 'personalBusinessLines', 'lifeAndAnnuitiesBusinessLines'],
  naics: ['naicsCodes', 'naicsMode'],
  employees: bounds('numberOfEmployees'),
  years: bounds('yearsInBusiness'),
  premium: [...bounds('commercialEstimatedPremium'), ...bounds('personalEstimatedPremium')],
  insured: [
    'acceptCommercialInsured',
    'acceptCommercialUninsured',
    'acceptPersonalInsured',
    'acceptPersonalUninsured',
  ],
  deathBenefit: bounds('deathBenefit'),
  medical: ['acceptMedicalExamConsent', 'acceptMedicalExamRefusal'],
  tobacco: ['acceptTobaccoUsePastYear', 'acceptNoTobaccoUsePastYear'],
  required: [
    'firstNameRequired',
    'lastNameRequired',
    'cityRequired',
    'stateRequired',
    'postalCodeRequired',
    'emailAddressRequired',
    'phoneNumberRequired',
    'businessLineRequired',
    'journayaIdRequired',
    'oneToOneConsentRequired',
  ],
  warmTransfer: ['acceptWarmTransfers'],
  price: bounds('referralPrice'),
};

/** The counts of one appetite rule for a sample. */
interface RuleTally {
  readonly id: MatchRuleId;
  readonly name: string;
  /** Referrals that fail this rule, whatever other rules they fail. */
  readonly failed: number;
  /** Referrals that fail only this rule and would match without it. */
  readonly failedAlone: number;
  /** Referrals for which the rule is unknown. */
  readonly unknown: number;
}

/** A referral that fails no appetite rule. */
interface Match {
  readonly referral: MatchReferral;
  /** Rules that are unknown for the referral. If one of them fails, the referral doesn't match. */
  readonly unknown: readonly ExplainedRule[];
}

/** A referral that fails exactly one rule. */
interface NearMiss {
  readonly referral: MatchReferral;
  /** The rule that it fails. */
  readonly rule: ExplainedRule;
}

/** The result of testing settings on a sample. */
export interface Tally {
  /** Number of referrals tested. */
  readonly count: number;
  /** Ids of the referrals that fail no rule. */
  readonly matched: ReadonlySet<string>;
  /** Number of these that have an unknown fact and so may not match. */
  readonly unsure: number;
  /** All appetite rules, in order. */
  readonly rules: readonly RuleTally[];
  /** The first few matches. */
  readonly matches: readonly Match[];
  /** The first few referrals that fail exactly one rule. */
  readonly nearMisses: readonly NearMiss[];
}

/** Maximum number of matches and near misses kept as examples. */
const maxExamples = 8;

/** Creates a tally that counts explanations one referral at a time. */
function createTally(names = en.ruleNames) {
  const counts = new Map(appetiteRules.map(({ id }) => [id, { failed: 0, failedAlone: 0, unknown: 0 }]));
  const matched = new Set<string>();
  const matches: Match[] = [];
  const nearMisses: NearMiss[] = [];
  let [count, unsure] = [0, 0];

  const addMatch = (referral: MatchReferral, unknown: readonly ExplainedRule[]) => {
    matched.add(referral.opportunityId);
    if (unknown.length > 0) unsure += 1;
    if (matches.length < maxExamples) matches.push({ referral, unknown });
  };
  return {
    /** Adds a referral. */
    add(referral: MatchReferral, { rules }: MatchExplanation) {
      count += 1;
      const blockers = blockersOf(rules);
      const unknown = rules.filter(({ verdict }) => verdict === 'unknown');
      for (const rule of rules) {
        const entry = counts.get(rule.id);
        if (!entry || rule.verdict === 'passed') continue;
        entry[rule.verdict] += 1;
      }
      const [first, ...others] = blockers;
      if (!first) return addMatch(referral, unknown);
      if (others.length > 0) return;
      const entry = counts.get(first.id);
      if (entry) entry.failedAlone += 1;
      if (nearMisses.length < maxExamples) nearMisses.push({ referral, rule: first });
    },
    /** Returns the counts so far. */
    result: (): Tally => ({
      count,
      matched,
      unsure,
      matches,
      nearMisses,
      rules: appetiteRules.map(({ id }) => ({
        id,
        name: names[id],
        failed: 0,
        failedAlone: 0,
        unknown: 0,
        ...counts.get(id),
      })),
    }),
  };
}

/** What settings would have matched in a sample, compared with the saved settings. */
export interface AppetitePreview {
  /** The result of the settings being tested. */
  readonly now: Tally;
  /** The result of the saved settings. Missing for a new marketplace. */
  readonly saved: Tally | undefined;
}

/** Tests settings on a sample, in time slices. */
export async function tallyAppetite(
  marketplace: NewMarketplace,
  referrals: readonly MatchReferral[],
  options?: SliceOptions,
  messages = englishMatches,
): Promise<Tally> {
  const match = createMatcher(marketplace, appetiteRules, messages);
  const tally = createTally(messages.ruleNames);
  await processInChunks(
    referrals,
    (referral) => tally.add(referral, match(referral, referral.addDate ?? 0)),
    options,
  );
  return tally.result();
}

const matchingSetupFields: ReadonlySet<FieldPath> = new Set<FieldPath>([
  'referralPriceMin',
  'referralPriceMax',
  'referralSources',
  'states',
]);
const matchingSections: ReadonlySet<string> = new Set(['general', 'commercial', 'personal', 'life']);

/** Returns the errors in fields that affect matching. While there are any, matches can't be computed. */
export const appetiteErrors = (issues: readonly Issue[], reference: MarketplaceReference): readonly Issue[] =>
  issues.filter(
    ({ path }) => matchingSetupFields.has(path) || matchingSections.has(sectionOf(path, reference)),
  );
