import { priceAt } from '../referrals/pricing.ts';
import type { ReferralRow } from '../referrals/referralRow.ts';
import type { Random } from './random.ts';

/** The other participants of the market. */
export interface MarketParticipants {
  readonly agencies: readonly { readonly name: string; readonly agent: string }[];
  /** Buyers that referrals are delivered to, in priority order. */
  readonly partners: readonly string[];
}

const minutes = 60_000;

const progresses = [
  ['Open', 4],
  ['In Progress', 4],
  ['Quote Sent', 3],
  ['Bound Prospect', 2],
  ['Unable to Service', 1],
] as const;

const ends = {
  claimIt: [
    ['Claimed', 58],
    ['Delivered', 18],
    ['Settled', 10],
    ['On Hold', 6],
    ['Ineligible', 6],
    ['Undefined', 2],
  ],
  PCR: [
    ['Delivered', 64],
    ['Settled', 22],
    ['On Hold', 6],
    ['Ineligible', 8],
  ],
  CCR: [
    ['Assigned', 66],
    ['Settled', 26],
    ['Ineligible', 8],
  ],
  CTR: [
    ['Assigned', 30],
    ['Delivered', 40],
    ['Settled', 30],
  ],
} as const;

const isKnown = (type: string): type is 'PCR' | 'CCR' | 'CTR' =>
  type === 'PCR' || type === 'CCR' || type === 'CTR';

function toAgency(random: Random, { agencies }: MarketParticipants) {
  const { name, agent } = random.pick(agencies);
  return {
    assigned_agency: name,
    assigned_agent: random.chance(0.85) ? agent : null,
    progress: random.weighted(progresses),
  };
}

/** Returns the fields of a sale, at the price of its time. */
function toSoldFields(
  random: Random,
  referral: ReferralRow,
  until: number,
  cast: MarketParticipants,
): Partial<ReferralRow> {
  const end = Math.min(until, referral.expires_at ?? until);
  const modified_at = referral.added_at + Math.floor(random.next() * (end - referral.added_at));
  const price = priceAt(referral, modified_at);
  return { modified_at, sold_cents: price, price_cents: price, ...toAgency(random, cast) };
}

function toClosedFields(
  random: Random,
  referral: ReferralRow,
  now: number,
  cast: MarketParticipants,
): Partial<ReferralRow> {
  const { type } = referral;
  const table = isKnown(type) ? ends[type] : ends.claimIt;
  const status = random.weighted<string>(table);
  const wasSold = !isKnown(type) && (status === 'Claimed' || status === 'Settled');
  if (wasSold) return { status, ...toSoldFields(random, referral, now, cast) };
  const moment = Math.min(now, (referral.expires_at ?? referral.added_at) + random.int(1, 20) * minutes);
  const handed =
    status === 'Assigned' || (type === 'CCR' && status === 'Settled')
      ? toAgency(random, cast)
      : status === 'Delivered' || status === 'Settled'
        ? { assigned_partner: random.pick(cast.partners) }
        : {};
  return { status, modified_at: moment, price_cents: priceAt(referral, moment), ...handed };
}

/** Returns a referral with what happened to it between its arrival and now. */
export function withHistory(
  random: Random,
  referral: ReferralRow,
  now: number,
  cast: MarketParticipants,
): ReferralRow {
  const isOpen = referral.expires_at !== null && referral.expires_at > now;
  if (isOpen && random.chance(0.75)) return { ...referral, price_cents: priceAt(referral, now) };
  if (isOpen) return { ...referral, status: 'Claimed', ...toSoldFields(random, referral, now, cast) };
  const isFresh = now - referral.added_at < 1 * minutes;
  return isFresh ? referral : { ...referral, ...toClosedFields(random, referral, now, cast) };
}
