import type { Marketplace } from '../wire/marketplace.ts';
import { createFilter } from './explainMatch.ts';
import { inSlices, type SliceOptions } from './inSlices.ts';
import type { MatchReferral } from './MatchReferral.ts';

/** Another marketplace that takes the same referrals first. */
export interface Overlap {
  /** The one that stands before it. */
  readonly id: number;
  /** How many referrals both match and that one gets. */
  readonly count: number;
}

/** What an order of priorities gives to one marketplace. */
export interface MarketplaceReach {
  readonly id: number;
  /** `off` gets nothing; `none` matched nothing; `rarely` matched, but others were nearly always first. */
  readonly state: 'reached' | 'rarely' | 'none' | 'off';
  /** How many of the sample it matches. */
  readonly matched: number;
  /** How many it would get, being the first that matches. */
  readonly first: number;
  /** Who gets the others, the one that takes most first. */
  readonly takenBy: readonly Overlap[];
}

/** What an order of priorities gives to all. */
export interface PriorityInsight {
  /** How many referrals were looked at. */
  readonly count: number;
  /** How many no marketplace would get. */
  readonly unmatched: number;
  /** Every marketplace, in the order that was tried. */
  readonly reaches: readonly MarketplaceReach[];
}

/** Hardly ever reached: first for less than one in ten of what it matches. */
const rarely = 0.1;

function stateOf(isOn: boolean, matched: number, first: number): MarketplaceReach['state'] {
  if (!isOn) return 'off';
  if (matched === 0) return 'none';
  return first / matched < rarely ? 'rarely' : 'reached';
}

/** The matches of every marketplace: the slow part, which no order changes. */
export type Matches = ReadonlyMap<number, ReadonlySet<string>>;

/** Finds which marketplace matches which referrals of a sample, in slices. What cannot be known counts as a match. */
export async function findMatches(
  marketplaces: readonly Marketplace[],
  referrals: readonly MatchReferral[],
  options?: SliceOptions,
): Promise<Matches> {
  const matches = new Map<number, Set<string>>();
  const pairs = function* () {
    for (const marketplace of marketplaces) {
      const takes = createFilter(marketplace);
      const found = new Set<string>();
      matches.set(marketplace.id, found);
      for (const referral of referrals) yield { takes, found, referral };
    }
  };
  await inSlices(
    pairs(),
    ({ takes, found, referral }) => {
      if (takes(referral)) found.add(referral.opportunityId);
    },
    options,
  );
  return matches;
}

/** Who of the marketplaces gets a referral: the first that is on and matches. */
const winnerOf = (id: string, on: readonly Marketplace[], matches: Matches) =>
  on.find((marketplace) => matches.get(marketplace.id)?.has(id))?.id;

/**
 * What an order of priorities would have given to whom: a referral goes to the first marketplace that is on and
 * matches. Our reading of the settings: limits, hours and everything else that the service may weigh are left out.
 */
export function priorityInsight(
  marketplaces: readonly Marketplace[],
  referrals: readonly Pick<MatchReferral, 'opportunityId'>[],
  matches: Matches,
): PriorityInsight {
  const on = marketplaces.filter(({ enabled }) => enabled === true);
  const winners = new Map(
    referrals.map(({ opportunityId }) => [opportunityId, winnerOf(opportunityId, on, matches)]),
  );
  const reaches = marketplaces.map(({ id, enabled }) => {
    const won = new Map<number, number>();
    for (const referral of matches.get(id) ?? []) {
      const winner = winners.get(referral);
      if (winner !== undefined) won.set(winner, (won.get(winner) ?? 0) + 1);
    }
    const isOn = enabled === true;
    const matched = matches.get(id)?.size ?? 0;
    const first = won.get(id) ?? 0;
    const takenBy = [...won]
      .filter(([winner]) => isOn && winner !== id)
      .map(([winner, count]) => ({ id: winner, count }))
      .sort((a, b) => b.count - a.count);
    return { id, state: stateOf(isOn, matched, first), matched, first, takenBy };
  });
  const unmatched = [...winners.values()].filter((winner) => winner === undefined).length;
  return { count: winners.size, unmatched, reaches };
}
