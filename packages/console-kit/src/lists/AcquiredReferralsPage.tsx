import { AcquiredReferralsScreen, acquiredColumns, type InitialListState } from '@advantage/referrals';
import { useListAddress } from '../address/useListAddress.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { getAudience } from './getAudience.ts';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';
import { useDetails } from './useDetails.tsx';
import { useListPage } from './useListPage.tsx';

const columns = acquiredColumns();
const initialState: InitialListState = { sorting: [{ id: 'acquired', desc: true }] };

/** The referrals that the user acquired. */
export const AcquiredReferralsPage = () => (
  <RestoreDefaultView page="acquired-referrals">
    <AcquiredReferralsList />
  </RestoreDefaultView>
);

function AcquiredReferralsList() {
  const address = useListAddress({ columns, audience: 'agent', initialState });
  const { user, profile, gateways } = useConsole();
  return (
    <AcquiredReferralsScreen
      {...address}
      {...useListPage('acquired-referrals')}
      {...useDetails()}
      columns={columns}
      username={profile.username}
      audience={getAudience(user, gateways.referrals)}
    />
  );
}
