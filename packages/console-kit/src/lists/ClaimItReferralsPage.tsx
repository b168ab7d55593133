import { ReferralListPage } from './ReferralListPage.tsx';

const route = {};

/** Available Claim-It Referrals. */
export const ClaimItReferralsPage = () => (
  <ReferralListPage page="claim-it-referrals" list="available" route={route} />
);
