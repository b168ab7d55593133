import { byPriority } from '@advantage/marketplace-form/internal/values';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { blockersOf, createMatcher, type ExplainedRule, matchRules } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { englishMatches, type MatchMessages } from './matchRule.ts';

/** The rules that decide who gets a referral: whether it's on first, days, hours and limits never. */
export const decidingRules = [
  ...matchRules.filter(({ id }) => id === 'enabled'),
  ...matchRules.filter(({ kind }) => kind === 'appetite'),
  ...matchRules.filter(({ id }) => id === 'target'),
];

/** What a marketplace would do with a referral. */
export interface Candidate {
  readonly marketplace: Marketplace;
  /** Its place in the order of all marketplaces, the first is 1. */
  readonly place: number;
  /** The rules that it fails, in order. None: it would take the referral. */
  readonly failed: readonly ExplainedRule[];
  /** The rules that can't be checked. If one of them fails, it doesn't take the referral. */
  readonly unknown: readonly ExplainedRule[];
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

export function whoGets(
  referral: MatchReferral,
  marketplaces: readonly Marketplace[],
  messages: MatchMessages = englishMatches,
): Outcome {
  const candidates = byPriority(marketplaces).map((marketplace, index): Candidate => {
    const { rules } = createMatcher(marketplace, decidingRules, messages)(referral, 0);
    const unknown = rules.filter(({ verdict }) => verdict === 'unknown');
    return { marketplace, place: index + 1, failed: blockersOf(rules), unknown };
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
