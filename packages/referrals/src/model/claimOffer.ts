import type { ClaimMethod } from '../wire/claim.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import type { Referral } from './referral.ts';

/** How a referral can be claimed and what that costs: what the question names and the only price that is ever sent. */
export interface ClaimOffer {
  readonly method: ClaimMethod;
  readonly price: number;
}

type Offered = Pick<Referral, 'marketplaceStatus' | 'isCallIn' | 'dynamicPrice'>;

/** The offer of an Available referral; null for any other, and where no price can be named. */
export function claimOffer({ marketplaceStatus, isCallIn, dynamicPrice }: Offered): ClaimOffer | null {
  if (marketplaceStatus !== 'Available') return null;
  if (isCallIn) return { method: 'TALK_NOW', price: talkNowPrice };
  return dynamicPrice === null ? null : { method: 'CLAIM', price: dynamicPrice };
}
