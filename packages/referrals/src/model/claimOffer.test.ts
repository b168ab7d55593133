import { describe, expect, it } from 'vitest';
import { aReferral } from '../testing/aReferral.ts';
import { claimOffer } from './claimFlow.ts';
import { marketplaceStatuses } from './status.ts';

describe('claimOffer', () => {
  it('CLM-2 returns the dynamic price of an Available referral', () => {
    expect(claimOffer(aReferral({ dynamicPrice: 28, discountPrice: 35 }))).toEqual({
      method: 'CLAIM',
      price: 28,
    });
    expect(claimOffer(aReferral({ dynamicPrice: 0 }))).toEqual({ method: 'CLAIM', price: 0 });
  });

  it.each([30, 42, null])('CLM-3 returns $30 for a call-in referral, even with a price of %s', (price) => {
    const callIn = aReferral({ opportunityType: 'WT-CIR', dynamicPrice: price, discountPrice: price });
    expect(claimOffer(callIn)).toEqual({ method: 'TALK_NOW', price: 30 });
  });

  it('CLM-5 returns null without a price', () => {
    expect(claimOffer(aReferral({ dynamicPrice: null }))).toBeNull();
  });

  it.each(marketplaceStatuses.filter((status) => status !== 'Available'))(
    'STS-13 STS-14 returns null for a referral that is %s',
    (marketplaceStatus) => {
      expect(claimOffer(aReferral({ marketplaceStatus }))).toBeNull();
      expect(claimOffer(aReferral({ marketplaceStatus, opportunityType: 'WT-CIR' }))).toBeNull();
    },
  );
});
