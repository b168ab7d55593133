import { TransactionsScreen } from '@advantage/referrals';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { usePagedSearch } from '../../routes/useListSearch.ts';
import { reportDataError } from '../../services/reportDataError.ts';

/** Claim-It Transactions, for admins (RTE-12). */
export function TransactionsPage() {
  const { services, onServerTime } = useConsole();
  const [view, setView] = usePagedSearch();
  return (
    <TransactionsScreen
      source={services.referrals}
      view={view}
      onViewChange={setView}
      onServerTime={onServerTime}
      onDataError={reportDataError}
    />
  );
}
