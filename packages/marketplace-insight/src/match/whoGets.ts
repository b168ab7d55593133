import { byPriority } from '@advantage/marketplace-form/internal/values';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { explainMatch, type MatchExplanation } from './explainMatch.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { englishMatches } from './matchRule.ts';

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
