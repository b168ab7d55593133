import type { ReferralRow } from './referralRow.ts';

/** Share of the list price that is left when a referral expires. */
const floorShare = 0.6;

/** Prices change in steps of half a dollar. */
const stepCents = 50;

type Priced = Pick<ReferralRow, 'type' | 'list_price_cents' | 'added_at' | 'expires_at'>;

/**
 * Returns the price of a referral at a time: the list price, falling linearly to 60 percent of it until the referral
 * expires. The price of a call-in referral doesn't change. Returns null if the referral isn't for sale.
 */
export function priceAt(
  { type, list_price_cents, added_at, expires_at }: Priced,
  time: number,
): number | null {
  if (list_price_cents === null || expires_at === null || type === 'WT-CIR') return list_price_cents;
  const spent = (time - added_at) / (expires_at - added_at);
  const share = 1 - (1 - floorShare) * Math.min(1, Math.max(0, spent));
  return Math.ceil((list_price_cents * share) / stepCents) * stepCents;
}
