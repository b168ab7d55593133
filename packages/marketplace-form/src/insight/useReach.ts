import { useEffect, useMemo, useState } from 'react';
import type { Marketplace } from '../wire/marketplace.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { findMatches, type Matches, type PriorityInsight, priorityInsight } from './priorityInsight.ts';

/** What the marketplaces are, whatever their order. */
const byId = (marketplaces: readonly Marketplace[]) => marketplaces.toSorted((a, b) => a.id - b.id);

/** The matches of all marketplaces: found anew only when settings change, not when the order does. */
function useMatches(
  marketplaces: readonly Marketplace[],
  referrals: readonly MatchReferral[],
): Matches | undefined {
  const [matches, setMatches] = useState<Matches>();
  const settings = useMemo(
    () =>
      JSON.stringify(
        byId(marketplaces).map(({ id, riskAppetite, oneToOneConsentRequired }) => [
          id,
          riskAppetite,
          oneToOneConsentRequired,
        ]),
      ),
    [marketplaces],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings stand for the marketplaces
  useEffect(() => {
    const controller = new AbortController();
    findMatches(marketplaces, referrals, { signal: controller.signal }).then(setMatches, () => {});
    return () => controller.abort();
  }, [settings, referrals]);
  return matches;
}

/** What the order of the marketplaces gives to whom, and what the order before gave. */
export interface Reach {
  readonly now: PriorityInsight;
  /** Missing until the order has changed once. */
  readonly before?: PriorityInsight;
}

/** The order of the list, and the one before it, as ids; kept from the first rendering on. */
export interface Orders {
  readonly now: string;
  /** Missing until the order has changed once. */
  readonly before?: string;
}

/** Remembers the order before the last move. */
export function useOrders(marketplaces: readonly Marketplace[]): Orders {
  const order = marketplaces.map(({ id }) => id).join();
  const [orders, setOrders] = useState<Orders>({ now: order });
  if (orders.now !== order) setOrders({ now: order, before: orders.now });
  return orders;
}

/** What the order of the list gives to whom, and what the one before gave: a move shows what it did. */
export function useReach(
  marketplaces: readonly Marketplace[],
  referrals: readonly MatchReferral[],
  orders: Orders,
): Reach | undefined {
  const matches = useMatches(marketplaces, referrals);
  return useMemo(() => {
    if (!matches) return undefined;
    const now = priorityInsight(marketplaces, referrals, matches);
    if (orders.before === undefined) return { now };
    const places = new Map(orders.before.split(',').map((id, index) => [Number(id), index]));
    const earlier = marketplaces.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    return { now, before: priorityInsight(earlier, referrals, matches) };
  }, [marketplaces, referrals, matches, orders]);
}
