import { useEffect, useMemo, useState } from 'react';
import type { MatchReferral } from '../explain/MatchReferral.ts';
import type { Marketplace } from '../wire/marketplace.ts';
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

/** Follows the order of the list: keeps what the order before gave, so that a move shows what it did. */
export function useReach(
  marketplaces: readonly Marketplace[],
  referrals: readonly MatchReferral[],
): Reach | undefined {
  const matches = useMatches(marketplaces, referrals);
  const order = marketplaces.map(({ id }) => id).join();
  const [orders, setOrders] = useState<{ readonly now: string; readonly before?: string }>({ now: order });
  if (orders.now !== order) setOrders({ now: order, before: orders.now });
  return useMemo(() => {
    if (!matches) return undefined;
    const now = priorityInsight(marketplaces, referrals, matches);
    const places = new Map(orders.before?.split(',').map((id, index) => [Number(id), index]));
    const earlier = marketplaces.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    return orders.before === undefined
      ? { now }
      : { now, before: priorityInsight(earlier, referrals, matches) };
  }, [marketplaces, referrals, matches, orders]);
}
