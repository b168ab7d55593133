import type { Referral } from './referral.ts';

/**
 * Marks a referral as gone. An Available referral also loses its status, price and countdown. Other statuses are kept,
 * because they can't be claimed anyway.
 */
export const markAsGone = <Row extends Referral>(referral: Row): Row =>
  referral.marketplaceStatus === 'Available'
    ? { ...referral, ...withoutOffer, isGone: true }
    : { ...referral, isGone: true };

const withoutOffer = {
  marketplaceStatus: 'Undefined',
  marketplaceExpirationDate: null,
  dynamicPrice: null,
  discountPrice: null,
} as const;
