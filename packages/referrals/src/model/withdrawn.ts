import type { Referral } from './referral.ts';

/**
 * A referral that is gone, as its row shows it from then on: nothing to claim, no price, no countdown. A status other
 * than Available stays: it offers nothing.
 */
export const withdrawn = <Row extends Referral>(referral: Row): Row =>
  referral.marketplaceStatus === 'Available'
    ? { ...referral, ...nothingOnOffer, isGone: true }
    : { ...referral, isGone: true };

const nothingOnOffer = {
  marketplaceStatus: 'Undefined',
  marketplaceExpirationDate: null,
  dynamicPrice: null,
  discountPrice: null,
} as const;
