import { allReferralsRoute } from './allReferralsRoute.ts';
import { ReferralListPage } from './ReferralListPage.tsx';

/** All referrals, soonest to expire first. */
export const AllReferralsPage = () => (
  <ReferralListPage page="all-referrals" list="all" route={allReferralsRoute} />
);
