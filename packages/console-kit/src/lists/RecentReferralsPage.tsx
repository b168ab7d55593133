import { type InitialListState, RecentReferralsScreen, recentColumns } from '@advantage/referrals';
import { startPage } from '../address/paths.ts';
import { useListAddress } from '../address/useListAddress.ts';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';
import { type ListPageProps, useListColumns, useListPage } from './useListPage.tsx';

const standardColumns = recentColumns({
  linkOf: ({ opportunityId }) =>
    `${startPage}?${new URLSearchParams({ scope: 'all', referral: opportunityId })}`,
});
const initialState: InitialListState = { sorting: [] };

/** Recently delivered referrals, titled 'All Referrals'. */
export const RecentReferralsPage = (props: ListPageProps) => (
  <RestoreDefaultView page="recent-opportunities">
    <RecentReferralsList {...props} />
  </RestoreDefaultView>
);

function RecentReferralsList(props: ListPageProps) {
  const columns = useListColumns(standardColumns, props.columns);
  const address = useListAddress({ columns, audience: 'guest', initialState });
  return (
    <RecentReferralsScreen {...address} {...useListPage('recent-opportunities', props)} columns={columns} />
  );
}
