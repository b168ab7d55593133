import { byPriority } from '@advantage/marketplace-form/internal/values';
import type { Marketplace, NewMarketplace } from '@advantage/marketplace-form/wire';
import type { MatchReferral } from './MatchReferral.ts';
import { englishMatches, type MatchRule, type MatchRuleId, matchRules, matchTerms } from './matchRules.ts';

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

/** What a marketplace would do with a referral. */
export interface Candidate extends MatchExplanation {
  readonly marketplace: Marketplace;
  /** Its place in the order of all marketplaces, the first is 1. */
  readonly place: number;
}

/** Who would get a referral: the first marketplace in the order that takes it. */
export interface Outcome {
  /** Those before it, which don't take it. */
  readonly passedOver: readonly Candidate[];
  /** The one that gets it. Undefined if none takes it. */
  readonly winner: Candidate | undefined;
  /** Those after it that would take it too. */
  readonly wouldMatch: readonly Candidate[];
  /** If none takes it, those that fail the fewest rules. */
  readonly closest: readonly Candidate[];
  /** All others, which don't take it. */
  readonly others: readonly Candidate[];
}

const maxClosest = 3;

/** Explains every marketplace and says who gets a referral, and who else would. */
export function whoGets(
  referral: MatchReferral,
  marketplaces: readonly Marketplace[],
  messages = englishMatches,
): Outcome {
  const candidates = byPriority(marketplaces).map((marketplace, index): Candidate => {
    return { marketplace, place: index + 1, ...explainMatch(referral, marketplace, messages) };
  });
  const takes = ({ failed }: Candidate) => failed.length === 0;
  const first = candidates.findIndex(takes);
  const winner = candidates[first];
  const after = candidates.slice(first + 1);
  const closest = winner
    ? []
    : after
        .toSorted((a, b) => a.failed.length - b.failed.length)
        .slice(0, maxClosest)
        .toSorted((a, b) => a.place - b.place);
  return {
    passedOver: winner ? candidates.slice(0, first) : [],
    winner,
    wouldMatch: after.filter(takes),
    closest,
    others: after.filter((candidate) => !takes(candidate) && !closest.includes(candidate)),
  };
}
