import { priceAt } from '../referrals/pricing.ts';
import type { ReferralRow } from '../referrals/referralRow.ts';
import { newArrival } from '../seed/arrival.ts';
import type { MarketParticipants } from '../seed/history.ts';
import type { Random } from '../seed/random.ts';
import { type Buyer, firstBuyer } from './buyers.ts';

/** Input of the simulator: open referrals, buyers, and when the next consumer arrives. */
export interface SimulationState {
  readonly open: readonly ReferralRow[];
  readonly buyers: readonly Buyer[];
  readonly agencies: MarketParticipants['agencies'];
  readonly nextArrivalAt: number;
}

/** A simulated event. A change to a referral applies only while the referral is still open. */
export type Change =
  | { readonly kind: 'arrive'; readonly referral: ReferralRow }
  | { readonly kind: 'decay'; readonly id: string; readonly price: number }
  | { readonly kind: 'claim'; readonly id: string; readonly price: number; readonly agency: Agency }
  | { readonly kind: 'assign'; readonly id: string; readonly agency: Agency }
  | { readonly kind: 'deliver'; readonly id: string; readonly partner: string }
  | { readonly kind: 'close'; readonly id: string; readonly status: 'On Hold' | 'Ineligible' };

type Agency = MarketParticipants['agencies'][number];

const meanMs = {
  arrival: 5000,
  claim: 30 * 60_000,
  callIn: 6 * 60_000,
  incoming: 25_000,
};

/** Maximum number of arrivals per step, regardless of how long ago the last step was. */
const maxArrivals = 5;

const within = (random: Random, elapsed: number, mean: number) =>
  random.chance(1 - Math.exp(-elapsed / mean));

function deliverOrClose(world: SimulationState, random: Random, referral: ReferralRow): Change {
  const { id } = referral;
  const buyer = firstBuyer(world.buyers, referral);
  if (buyer) return { kind: 'deliver', id, partner: buyer.name };
  return { kind: 'close', id, status: random.chance(0.5) ? 'On Hold' : 'Ineligible' };
}

function changeOf(
  world: SimulationState,
  random: Random,
  now: number,
  elapsed: number,
  referral: ReferralRow,
): Change | undefined {
  const { id, type, status, expires_at, price_cents } = referral;
  if (status === 'Incoming') {
    if (!within(random, elapsed, meanMs.incoming)) return undefined;
    const isForAgency = type === 'CCR' || (type === 'CTR' && random.chance(0.5));
    return isForAgency
      ? { kind: 'assign', id, agency: random.pick(world.agencies) }
      : deliverOrClose(world, random, referral);
  }
  if (expires_at !== null && expires_at <= now) return deliverOrClose(world, random, referral);
  const price = priceAt(referral, now) ?? 0;
  if (within(random, elapsed, type === 'WT-CIR' ? meanMs.callIn : meanMs.claim))
    return { kind: 'claim', id, price, agency: random.pick(world.agencies) };
  return price === price_cents ? undefined : { kind: 'decay', id, price };
}

/**
 * Returns what happens in a period that ends now: consumers arrive about every five seconds, prices fall, others claim,
 * and referrals that expire or can't be claimed go to the first marketplace that accepts them. Depends only on its
 * arguments.
 */
export function step(
  world: SimulationState,
  random: Random,
  now: number,
  elapsed: number,
): { readonly changes: readonly Change[]; readonly nextArrivalAt: number } {
  const changes = world.open.flatMap((referral) => changeOf(world, random, now, elapsed, referral) ?? []);
  let { nextArrivalAt } = world;
  let arrivals = 0;
  while (nextArrivalAt <= now && arrivals < maxArrivals) {
    changes.push({ kind: 'arrive', referral: newArrival(random, now) });
    nextArrivalAt += 500 - Math.log(1 - random.next()) * (meanMs.arrival - 500);
    arrivals += 1;
  }
  return { changes, nextArrivalAt: Math.max(nextArrivalAt, now) };
}
