import { type InitialListState, RecentReferralsScreen, recentColumns } from '@advantage/referrals';
import { startPage } from '../address/paths.ts';
import { useListAddress } from '../address/useListAddress.ts';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';
import { useListPage } from './useListPage.tsx';

const columns = recentColumns({
  linkOf: ({ opportunityId }) =>
    `${startPage}?${new URLSearchParams({ scope: 'all', referral: opportunityId })}`,
});
const initialState: InitialListState = { sorting: [] };

/** Recently delivered referrals, titled 'All Referrals'. */
export const RecentReferralsPage = () => (
  <RestoreDefaultView page="recent-opportunities">
    <RecentReferralsList />
  </RestoreDefaultView>
);

function RecentReferralsList() {
  const address = useListAddress({ columns, audience: 'guest', initialState });
  return <RecentReferralsScreen {...address} {...useListPage('recent-opportunities')} columns={columns} />;
}
