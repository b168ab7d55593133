import {
  nameOf,
  type OrderEffect,
  type OrderFigures,
  type OrderPreview,
  type RowFigures,
} from '@advantage/marketplace-form/internal/values';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import type { MatchReferral } from '../match/MatchReferral.ts';
import { pricePaid, type Verdicts } from '../match/verdicts.ts';

const matchCounts = new WeakMap<Verdicts, number>();

/** Counts matches. Cached, because the order doesn't change the count. */
function matchCount(verdicts: Verdicts): number {
  const cachedCount = matchCounts.get(verdicts);
  if (cachedCount !== undefined) return cachedCount;
  let count = 0;
  for (const verdict of verdicts) if (verdict > 0) count += 1;
  matchCounts.set(verdicts, count);
  return count;
}

/** What a marketplace gets in an order. */
type Total = Pick<RowFigures, 'gets' | 'dollars'>;

const nothing: Total = { gets: 0, dollars: 0 };

/** A referral of the sample, and who gets it: undefined if no marketplace does. */
interface Placed {
  readonly referral: MatchReferral;
  readonly winner: Marketplace | undefined;
}

/** Adds up what each marketplace gets and pays, by ID. */
function totalsOf(placed: readonly Placed[]): ReadonlyMap<number, Total> {
  const totals = new Map<number, Total>();
  for (const { referral, winner } of placed) {
    if (!winner) continue;
    const { gets, dollars } = totals.get(winner.id) ?? nothing;
    totals.set(winner.id, { gets: gets + 1, dollars: dollars + (pricePaid(winner, referral) ?? 0) });
  }
  return totals;
}

const isRowEqual = (a: RowFigures, b: RowFigures) =>
  Object.entries(a).every(([name, value]) => b[name as keyof RowFigures] === value);

/** Figures that also know the referrals behind them. */
export interface SampleFigures extends OrderFigures {
  /** Returns the referrals that a marketplace matches, or that no marketplace gets. */
  readonly referralsOf: (of: number | 'unmatched') => readonly Placed[];
}

/**
 * Computes what each marketplace gets in an order: a referral goes to the first marketplace that is on and matches.
 * This is an estimate from the settings: limits, hours and anything else the service may consider are ignored. Rows
 * that equal those in `rowCache` keep their identity. Pass the same map each time.
 */
export function orderFigures(
  { marketplaces, tried }: OrderPreview,
  referrals: readonly MatchReferral[],
  verdictsOf: ReadonlyMap<number, Verdicts>,
  rowCache: Map<number, RowFigures> = new Map(),
): SampleFigures {
  const byId = new Map(marketplaces.map((marketplace) => [marketplace.id, marketplace]));
  const placeIn = (order: readonly number[]): readonly Placed[] => {
    const on = order.flatMap((id) => {
      const [marketplace, verdicts] = [byId.get(id), verdictsOf.get(id)];
      return marketplace?.enabled && verdicts ? [{ marketplace, verdicts }] : [];
    });
    return referrals.map((referral, index) => ({
      referral,
      winner: on.find(({ verdicts }) => verdicts[index] !== 0)?.marketplace,
    }));
  };
  const savedPlaces = placeIn([...byId.keys()]);
  const saved = totalsOf(savedPlaces);
  const placed = tried ? placeIn(tried) : savedPlaces;
  const totals = tried ? totalsOf(placed) : saved;
  const matchesOf = (id: number) => matchCount(verdictsOf.get(id) ?? new Uint8Array());

  const rowOf = (id: number): RowFigures | undefined => {
    const marketplace = byId.get(id);
    if (!marketplace) return undefined;
    const before = saved.get(id) ?? nothing;
    const row: RowFigures = {
      isOn: marketplace.enabled === true,
      matches: matchesOf(id),
      ...(totals.get(id) ?? nothing),
      savedGets: before.gets,
      savedDollars: before.dollars,
    };
    const last = rowCache.get(id);
    if (last && isRowEqual(last, row)) return last;
    rowCache.set(id, row);
    return row;
  };
  const referralsOf: SampleFigures['referralsOf'] = (of) =>
    of === 'unmatched'
      ? placed.filter(({ winner }) => !winner)
      : placed.filter((_, index) => (verdictsOf.get(of)?.[index] ?? 0) !== 0);
  const lostTo: OrderFigures['lostTo'] = (id) => {
    const winners = totalsOf(referralsOf(id).filter(({ winner }) => winner?.id !== id));
    return [...winners]
      .map(([winner, { gets }]) => ({ id: winner, name: nameOf(byId.get(winner) ?? { id: winner }), gets }))
      .sort((a, b) => b.gets - a.gets);
  };
  const effectsOf: OrderFigures['effectsOf'] = (order, from) => {
    const [before, after] = [from ? totalsOf(placeIn(from)) : saved, totalsOf(placeIn(order))];
    return marketplaces
      .map((marketplace): OrderEffect => {
        const { id } = marketplace;
        const [now, then] = [after.get(id) ?? nothing, before.get(id) ?? nothing];
        return {
          id,
          name: nameOf(marketplace),
          gets: now.gets - then.gets,
          dollars: now.dollars - then.dollars,
        };
      })
      .filter(({ gets, dollars }) => gets !== 0 || Math.round(dollars) !== 0)
      .sort((a, b) => Math.abs(b.gets) - Math.abs(a.gets) || b.gets - a.gets);
  };
  return {
    marketplaces,
    count: referrals.length,
    unmatched: referralsOf('unmatched').length,
    highest: Math.max(0, ...marketplaces.map(({ id }) => matchesOf(id))),
    rowOf,
    lostTo,
    referralsOf,
    effectsOf,
  };
}
