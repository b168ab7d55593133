import { AcquiredReferralsScreen } from '@advantage/referrals';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { usePagedSearch } from '../../routes/useListSearch.ts';
import { reportDataError } from '../../services/reportDataError.ts';
import { useDetails } from './useDetails.tsx';

/** What the reader acquired (RTE-14). */
export function AcquiredReferralsPage() {
  const { profile, services, onServerTime } = useConsole();
  const [view, setView] = usePagedSearch();
  return (
    <AcquiredReferralsScreen
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
