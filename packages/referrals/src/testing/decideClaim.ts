import type { ClaimOutcome } from '../model/claimFlow.ts';
import type { Referral } from '../model/referral.ts';
import type { ClaimRequest } from '../wire/claim.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import { aContact } from './aReferral.ts';

/** Returns the outcome of a claim, as a service would decide it. */
export function decideClaim(referral: Referral, request: ClaimRequest, now: number): ClaimOutcome {
  const price = request.method === 'TALK_NOW' ? talkNowPrice : referral.dynamicPrice;
  const refused = (reason: 'ALREADY_CLAIMED' | 'EXPIRED' | 'PRICE_CHANGED') =>
    ({ kind: 'refused', reason, referral }) as const;
  if (referral.marketplaceStatus !== 'Available') return refused('ALREADY_CLAIMED');
  if ((referral.marketplaceExpirationDate ?? Number.POSITIVE_INFINITY) <= now) return refused('EXPIRED');
  if (price !== request.expectedPrice) return refused('PRICE_CHANGED');
  return {
    kind: 'claimed',
    referral: { ...referral, ...aContact, marketplaceStatus: 'Claimed', soldPrice: price, lastModDate: now },
  };
}
