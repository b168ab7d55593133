import { AcquiredReferralsScreen, acquiredColumns } from '@advantage/referrals';
import { usePagedSearch } from '../address/useListSearch.ts';
import { reportDataError } from '../gateways/reportDataError.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { OpensAsLiked } from './OpensAsLiked.tsx';
import { useDetails } from './useDetails.tsx';
import { useListTools } from './useListTools.tsx';

const columns = acquiredColumns();

/** What the reader acquired (RTE-14). */
export const AcquiredReferralsPage = () => (
  <OpensAsLiked page="acquired-referrals">
    <AcquiredReferralsList />
  </OpensAsLiked>
);

function AcquiredReferralsList() {
  const look = useListTools({ page: 'acquired-referrals', columns });
  const { profile, services, onServerTime } = useConsole();
  const [view, setView] = usePagedSearch();
  return (
    <AcquiredReferralsScreen
      {...look}
      source={services.referrals}
      username={profile.username}
      view={view}
      onViewChange={setView}
      onServerTime={onServerTime}
      onDataError={reportDataError}
      {...useDetails()}
    />
  );
}
