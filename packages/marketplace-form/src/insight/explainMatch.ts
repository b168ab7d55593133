import type { NewMarketplace } from '../wire/marketplace.ts';
import { deliveryRules } from './deliveryRules.ts';
import { factRules } from './factRules.ts';
import type { MatchReferral } from './MatchReferral.ts';
import type { AppetiteRule, DeliveredSoFar, Finding, MatchRule, MatchVerdict } from './matchRule.ts';
import { englishMatches, matchTerms } from './matchTerms.ts';
import { requiredRule } from './requiredRule.ts';
import { riskRules } from './riskRules.ts';
import { saleRules } from './saleRules.ts';

/** The rules that decide whether a referral matches. */
export const appetiteRules: readonly AppetiteRule[] = /* @__PURE__ */ riskRules.concat(
  factRules,
  requiredRule,
  saleRules,
);

/** Every rule, in the order of `matchRuleIds`. */
export const matchRules: readonly MatchRule[] = /* @__PURE__ */ [appetiteRules, deliveryRules].flat();

/** What one rule found of a referral. */
export interface ExplainedRule extends Finding, Pick<MatchRule, 'id' | 'kind'> {
  /** The name of the rule, before its sentence. */
  readonly name: string;
}

/** Why a marketplace would take a referral, or why not. */
export interface MatchExplanation {
  /**
   * All rules of the appetite together: `failed` where one fails, else `unknown` where one cannot be known, else
   * `passed`. Days, hours and limits decide when it is delivered, not whether it matches.
   */
  readonly verdict: MatchVerdict;
  /** Every rule, in the order of `matchRuleIds`. */
  readonly rules: readonly ExplainedRule[];
}

/**
 * The rules that block a referral: those that a known fact breaks, of the appetite or of the delivery. Unknown facts never
 * block.
 */
export const blockersOf = (rules: readonly ExplainedRule[]): readonly ExplainedRule[] =>
  rules.filter(({ verdict }) => verdict === 'failed');

function verdictOf(rules: readonly ExplainedRule[]): MatchVerdict {
  const verdicts = new Set(rules.filter(({ kind }) => kind === 'appetite').map(({ verdict }) => verdict));
  if (verdicts.has('failed')) return 'failed';
  return verdicts.has('unknown') ? 'unknown' : 'passed';
}

/** Explains one referral after the other to the same marketplace. */
export type Matcher = (referral: MatchReferral, at: number, delivered?: DeliveredSoFar) => MatchExplanation;

/**
 * Reads a marketplace once, to explain many referrals to it; for one referral use `explainMatch`. `asked` may leave
 * rules out. Default: all are asked.
 */
export function createMatcher(
  marketplace: NewMarketplace,
  asked: readonly MatchRule[] = matchRules,
  messages = englishMatches,
): Matcher {
  const terms = matchTerms(marketplace, messages);
  return (referral, at, delivered = {}) => {
    const rules = asked.map(({ id, kind, check }) => {
      const { verdict, text } = check(referral, terms, { at, delivered });
      return { id, name: messages.ruleNames[id], kind, verdict, text };
    });
    return { verdict: verdictOf(rules), rules };
  };
}

/**
 * Why a marketplace would take a referral or not, rule by rule, each with a plain sentence. This is our reading of the
 * fields of the marketplace: the service decides by itself, and may decide otherwise. `at` is the moment that days,
 * hours and limits are judged for, in milliseconds since 1970; `delivered` is what the marketplace got so far, where it
 * is known. `messages` are its texts. Default: English.
 */
export const explainMatch = (
  referral: MatchReferral,
  marketplace: NewMarketplace,
  at: number,
  delivered?: DeliveredSoFar,
  messages = englishMatches,
): MatchExplanation => createMatcher(marketplace, matchRules, messages)(referral, at, delivered);
