import type { ReferralStore } from './referralStore.ts';

/** The stores by source. Apart from the store itself, so that a page on which nothing can be claimed does not load it. */
export const sharedStores = new WeakMap<object, ReferralStore>();
