import type { InitialListState } from '@advantage/referrals';

/** What the route of all referrals sets: those that expire first on top. */
export const allReferralsRoute: InitialListState = {
  sorting: [{ id: 'limitedTime', desc: false }],
  filters: { showClaimed: false },
};
