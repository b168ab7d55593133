import { AcquiredReferralsScreen, acquiredColumns, type InitialListState } from '@advantage/referrals';
import { useListAddress } from '../address/useListAddress.ts';
import { reportDataError } from '../gateways/reportDataError.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { audienceOf } from './audience.ts';
import { ListTools } from './ListTools.tsx';
import { OpensAsLiked } from './OpensAsLiked.tsx';
import { useDetails } from './useDetails.tsx';

const columns = acquiredColumns();
const initialState: InitialListState = { sorting: [{ id: 'acquired', desc: true }] };

/** What the reader acquired (RTE-14). */
export const AcquiredReferralsPage = () => (
  <OpensAsLiked page="acquired-referrals">
    <AcquiredReferralsList />
  </OpensAsLiked>
);

function AcquiredReferralsList() {
  const address = useListAddress({ columns, audience: 'agent', initialState });
  const { user, profile, services, onServerTime } = useConsole();
  return (
    <AcquiredReferralsScreen
      {...address}
      id="acquired-referrals"
      columns={columns}
      source={services.referrals}
      username={profile.username}
      audience={audienceOf(user)}
      onServerTime={onServerTime}
      onDataError={reportDataError}
      {...useDetails()}
    >
      <ListTools page="acquired-referrals" />
    </AcquiredReferralsScreen>
  );
}
