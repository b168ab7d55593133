import type { ClaimMethod } from '../wire/claim.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import type { Referral } from './referral.ts';

/**
 * How a referral can be claimed, and for what price. The claim question names this price, and it's the only price ever
 * sent.
 */
export interface ClaimOffer {
  readonly method: ClaimMethod;
  readonly price: number;
}

type Offered = Pick<Referral, 'marketplaceStatus' | 'isCallIn' | 'dynamicPrice'>;

/** Returns the offer of an Available referral. Null for any other status, or if the price is unknown. */
export function claimOffer({ marketplaceStatus, isCallIn, dynamicPrice }: Offered): ClaimOffer | null {
  if (marketplaceStatus !== 'Available') return null;
  if (isCallIn) return { method: 'TALK_NOW', price: talkNowPrice };
  return dynamicPrice === null ? null : { method: 'CLAIM', price: dynamicPrice };
}
