import { AcquiredReferralsScreen, acquiredColumns, type InitialListState } from '@advantage/referrals';
import { useListAddress } from '../address/useListAddress.ts';
import { reportDataError } from '../gateways/reportDataError.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { getAudience } from './getAudience.ts';
import { ListSelection, ListTools } from './ListTools.tsx';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';
import { useDetails } from './useDetails.tsx';

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
  const { user, profile, gateways, onServerTime } = useConsole();
  return (
    <AcquiredReferralsScreen
      {...address}
      id="acquired-referrals"
      columns={columns}
      source={gateways.referrals}
      username={profile.username}
      audience={getAudience(user, gateways.referrals)}
      onServerTime={onServerTime}
      onDataError={reportDataError}
      selectionBar={<ListSelection />}
      {...useDetails()}
    >
      <ListTools page="acquired-referrals" />
    </AcquiredReferralsScreen>
  );
}
