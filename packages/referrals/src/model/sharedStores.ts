import type { ReferralStore } from './referralStore.ts';

/** The referral stores by source. A separate module, so that pages without claiming don't load `ReferralStore`. */
export const sharedStores = new WeakMap<object, ReferralStore>();
