import { ReferralListPage } from './ReferralListPage.tsx';

const route = { sort: { field: 'marketplaceExpirationDate', order: 'asc' }, showClaimed: false } as const;

/** All referrals, those that expire first on top (RTE-5). */
export const AllReferralsPage = () => <ReferralListPage list="all" route={route} />;
