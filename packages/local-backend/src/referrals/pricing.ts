import type { ReferralRow } from './referralRow.ts';

/** What is left of the first price at the end of a referral's time. */
const floorShare = 0.6;

/** Prices move in half dollars. */
const stepCents = 50;

type Priced = Pick<ReferralRow, 'type' | 'list_price_cents' | 'added_at' | 'expires_at'>;

/**
 * What a referral costs at a moment: the first price, falling evenly to 60 percent of it until the referral expires.
 * A call-in referral keeps its price; null where nothing is for sale.
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
