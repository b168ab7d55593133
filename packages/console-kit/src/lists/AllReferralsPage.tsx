import { allReferralsRoute } from './allReferralsRoute.ts';
import { ReferralListPage } from './ReferralListPage.tsx';

/** All referrals, those that expire first on top. */
export const AllReferralsPage = () => (
  <ReferralListPage page="all-referrals" list="all" route={allReferralsRoute} />
);
