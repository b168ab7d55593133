import { ReferralListPage } from './ReferralListPage.tsx';
import type { ListPageProps } from './useListPage.tsx';

const route = {};

/** Available Claim-It Referrals. */
export const ClaimItReferralsPage = (props: ListPageProps) => (
  <ReferralListPage {...props} page="claim-it-referrals" list="available" route={route} />
);
