import { allReferralsRoute } from './allReferralsRoute.ts';
import { ReferralListPage } from './ReferralListPage.tsx';
import type { ListPageProps } from './useListPage.tsx';

/** All referrals, soonest to expire first. */
export const AllReferralsPage = (props: ListPageProps) => (
  <ReferralListPage {...props} page="all-referrals" list="all" route={allReferralsRoute} />
);
