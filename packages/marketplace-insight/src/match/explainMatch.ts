import type { NewMarketplace } from '@advantage/marketplace-form/wire';
import { appetiteRules } from './appetiteRules.ts';
import { deliveryRules } from './delivery.ts';
import type { MatchReferral } from './MatchReferral.ts';
import {
  type DeliveredCounts,
  englishMatches,
  type Finding,
  type MatchRule,
  type MatchVerdict,
  matchTerms,
} from './matchRule.ts';

/** All rules, in the order of `ruleNames`. */
export const matchRules: readonly MatchRule[] = /* @__PURE__ */ [appetiteRules, deliveryRules].flat();

export interface ExplainedRule extends Finding, Pick<MatchRule, 'id' | 'kind'> {
  readonly name: string;
}

/** Explains why a marketplace would accept a referral or not. */
export interface MatchExplanation {
  /**
   * The combined verdict of the appetite rules: `failed` if any rule fails, otherwise `unknown` if any rule is unknown,
   * otherwise `passed`. Days, hours and limits decide when the referral is delivered, not whether it matches.
   */
  readonly verdict: MatchVerdict;
  /** All rules, in the order of `ruleNames`. */
  readonly rules: readonly ExplainedRule[];
}

/** Returns the rules that block a referral: appetite or delivery rules that fail. Unknown facts never block. */
export const blockersOf = (rules: readonly ExplainedRule[]): readonly ExplainedRule[] =>
  rules.filter(({ verdict }) => verdict === 'failed');

function combineVerdicts(rules: readonly ExplainedRule[]): MatchVerdict {
  const verdicts = new Set(rules.filter(({ kind }) => kind === 'appetite').map(({ verdict }) => verdict));
  if (verdicts.has('failed')) return 'failed';
  return verdicts.has('unknown') ? 'unknown' : 'passed';
}

export type Matcher = (referral: MatchReferral, at: number, delivered?: DeliveredCounts) => MatchExplanation;

/**
 * Creates a matcher that explains many referrals to one marketplace and reads the marketplace only once. For a single
 * referral use `explainMatch`. `selectedRules` are the rules to check. Default: all are asked.
 */
export function createMatcher(
  marketplace: NewMarketplace,
  selectedRules: readonly MatchRule[] = matchRules,
  messages = englishMatches,
): Matcher {
  const terms = matchTerms(marketplace, messages);
  return (referral, at, delivered = {}) => {
    const rules = selectedRules.map(({ id, kind, check }) => {
      const { verdict, text, reason } = check(referral, terms, { at, delivered });
      return { id, name: messages.ruleNames[id], kind, verdict, text, reason };
    });
    return { verdict: combineVerdicts(rules), rules };
  };
}

/**
 * Explains rule by rule why a marketplace would accept a referral or not, with a plain sentence for each rule. This is
 * an estimate from the marketplace's fields: the service decides, and may decide differently. `at` is the time, in
 * milliseconds since 1970, for which days, hours and limits are checked. `delivered` is how many referrals the
 * marketplace got so far, if known. `messages` are the texts. Default: English.
 */
export const explainMatch = (
  referral: MatchReferral,
  marketplace: NewMarketplace,
  at: number,
  delivered?: DeliveredCounts,
  messages = englishMatches,
): MatchExplanation => createMatcher(marketplace, matchRules, messages)(referral, at, delivered);
