import { AcquiredReferralsScreen, acquiredColumns, type InitialListState } from '@advantage/referrals';
import { useListAddress } from '../address/useListAddress.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { getAudience } from './getAudience.ts';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';
import { useDetails } from './useDetails.tsx';
import { type ListPageProps, useListColumns, useListPage } from './useListPage.tsx';

const standardColumns = acquiredColumns();
const initialState: InitialListState = { sorting: [{ id: 'acquired', desc: true }] };

/** The referrals that the user acquired. */
export const AcquiredReferralsPage = (props: ListPageProps) => (
  <RestoreDefaultView page="acquired-referrals">
    <AcquiredReferralsList {...props} />
  </RestoreDefaultView>
);

function AcquiredReferralsList(props: ListPageProps) {
  const columns = useListColumns(standardColumns, props.columns);
  const address = useListAddress({ columns, audience: 'agent', initialState });
  const { user, profile, gateways } = useConsole();
  return (
    <AcquiredReferralsScreen
      {...address}
      {...useListPage('acquired-referrals', props)}
      {...useDetails()}
      columns={columns}
      username={profile.username}
      audience={getAudience(user, gateways.referrals)}
    />
  );
}
