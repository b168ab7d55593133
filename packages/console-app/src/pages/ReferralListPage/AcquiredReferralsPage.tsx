import { AcquiredReferralsScreen } from '@advantage/referrals';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { usePagedSearch } from '../../routes/useListSearch.ts';
import { reportDataError } from '../../services/reportDataError.ts';
import { DetailsPanel } from './DetailsPanel.tsx';
import { useOpenReferral } from './useOpenReferral.ts';

/** What the reader acquired (RTE-14). */
export function AcquiredReferralsPage() {
  const { profile, services, onServerTime } = useConsole();
  const [view, setView] = usePagedSearch();
  const opened = useOpenReferral();
  return (
    <>
      <AcquiredReferralsScreen
        source={services.referrals}
        username={profile.username}
        view={view}
        onViewChange={setView}
        onServerTime={onServerTime}
        onDataError={reportDataError}
        selectedId={opened.id}
        onSelect={opened.open}
      />
      <DetailsPanel opened={opened} isOwn />
    </>
  );
}
