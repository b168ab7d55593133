import type { FieldPath, Issue } from '@advantage/marketplace-form/internal/values';
import type { NewMarketplace } from '@advantage/marketplace-form/wire';
import { createMatcher, type ExplainedRule } from '../match/explainMatch.ts';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { allRequirements, appetiteRules, englishMatches, type MatchRuleId } from '../match/matchRules.ts';
import { processInChunks, type SliceOptions } from '../match/processInChunks.ts';

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
  required: [...allRequirements.map(([flag]) => flag), 'journayaIdRequired', 'oneToOneConsentRequired'],
  warmTransfer: ['acceptWarmTransfers'],
  price: bounds('referralPrice'),
};

/** The result of testing settings on a sample. */
export interface Tally {
  /** Number of referrals tested. */
  readonly count: number;
  /** Number of referrals that fail no rule. */
  readonly matched: number;
  /** Number of these that have an unknown fact and so may not match. */
  readonly unsure: number;
  /** All appetite rules, in order, each with the number of referrals that would match without it. */
  readonly rules: readonly {
    readonly id: MatchRuleId;
    readonly name: string;
    readonly failedAlone: number;
  }[];
  /** The first few matches. */
  readonly matches: readonly MatchReferral[];
  /** The first few near misses, which fail exactly one rule. */
  readonly nearMisses: readonly { readonly referral: MatchReferral; readonly rule: ExplainedRule }[];
}

/** Maximum number of matches and near misses kept as examples. */
const maxExamples = 8;

/** Tests settings on a sample, in time slices. */
export async function tallyAppetite(
  marketplace: NewMarketplace,
  referrals: readonly MatchReferral[],
  options?: SliceOptions,
  messages = englishMatches,
): Promise<Tally> {
  const match = createMatcher(marketplace, appetiteRules, messages);
  const failedAlone = new Map<MatchRuleId, number>();
  const matches: MatchReferral[] = [];
  const nearMisses: Tally['nearMisses'][number][] = [];
  let [matched, unsure] = [0, 0];
  const add = (referral: MatchReferral) => {
    const { failed, unknown } = match(referral);
    const [rule, ...others] = failed;
    if (!rule) {
      matched += 1;
      if (unknown.length > 0) unsure += 1;
      if (matches.length < maxExamples) matches.push(referral);
    } else if (others.length === 0) {
      failedAlone.set(rule.id, (failedAlone.get(rule.id) ?? 0) + 1);
      if (nearMisses.length < maxExamples) nearMisses.push({ referral, rule });
    }
  };
  await processInChunks(referrals, add, options);
  const rules = appetiteRules.map(({ id }) => ({
    id,
    name: messages.ruleNames[id],
    failedAlone: failedAlone.get(id) ?? 0,
  }));
  return { count: referrals.length, matched, unsure, rules, matches, nearMisses };
}

const matchingFields: ReadonlySet<FieldPath> = new Set(Object.values(pathsOfRule).flat());

/** Whether fields that affect matching have errors. While they do, matches can't be computed. */
export const hasAppetiteErrors = (issues: readonly Issue[]): boolean =>
  issues.some(({ path }) => matchingFields.has(path));
