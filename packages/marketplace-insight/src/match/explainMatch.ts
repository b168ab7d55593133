import type { NewMarketplace } from '@advantage/marketplace-form/wire';
import { appetiteRules } from './appetiteRules.ts';
import type { MatchReferral } from './MatchReferral.ts';
import {
  englishMatches,
  failed,
  type MatchRule,
  type MatchRuleId,
  matchTerms,
  missingTarget,
} from './matchRule.ts';

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

/** A rule that a referral fails, or that can't be checked. */
export interface ExplainedRule {
  readonly id: MatchRuleId;
  readonly name: string;
  /** The finding, in one plain sentence. */
  readonly text: string;
  /** Why it failed, in at most three words, if the rule can fail for several reasons. */
  readonly reason?: string | undefined;
}

/** Explains why a marketplace would take a referral or not. It takes one that fails no rule. */
export interface MatchExplanation {
  /** The rules that the referral fails, in order. */
  readonly failed: readonly ExplainedRule[];
  /** The rules that can't be checked. If one of them fails, the marketplace doesn't take the referral. */
  readonly unknown: readonly ExplainedRule[];
}

/** Creates a function that explains many referrals to one marketplace and reads the marketplace only once. */
export function createMatcher(
  marketplace: NewMarketplace,
  rules: readonly MatchRule[] = matchRules,
  messages = englishMatches,
): (referral: MatchReferral) => MatchExplanation {
  const terms = matchTerms(marketplace, messages);
  return (referral) => {
    const explanation = { failed: [] as ExplainedRule[], unknown: [] as ExplainedRule[] };
    for (const { id, check } of rules) {
      const finding = check(referral, terms);
      if (!finding) continue;
      const { verdict, text, reason } = finding;
      const name = messages.ruleNames[id];
      explanation[verdict].push({ id, name, text: typeof text === 'string' ? text : text(), reason });
    }
    return explanation;
  };
}

/**
 * Explains why a marketplace would take a referral or not, with a plain sentence for each rule that fails or can't be
 * checked. This is an estimate from the marketplace's fields: the service decides, and may decide differently.
 * `messages` are the texts. Default: English.
 */
export const explainMatch = (
  referral: MatchReferral,
  marketplace: NewMarketplace,
  messages = englishMatches,
): MatchExplanation => createMatcher(marketplace, matchRules, messages)(referral);
