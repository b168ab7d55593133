import type { InitialListState } from '@advantage/referrals';

/** Initial state of the list of all referrals: unclaimed ones, soonest to expire first. */
export const allReferralsRoute: InitialListState = {
  sorting: [{ id: 'limitedTime', desc: false }],
  filters: { showClaimed: false },
};
