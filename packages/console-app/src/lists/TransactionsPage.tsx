import { TransactionsScreen, transactionColumns } from '@advantage/referrals';
import { usePagedSearch } from '../address/useListSearch.ts';
import { reportDataError } from '../gateways/reportDataError.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { OpensAsLiked } from './OpensAsLiked.tsx';
import { useListTools } from './useListTools.tsx';

const columns = transactionColumns();

/** Claim-It Transactions, for admins (RTE-12). */
export const TransactionsPage = () => (
  <OpensAsLiked page="purchased-referrals">
    <TransactionsList />
  </OpensAsLiked>
);

function TransactionsList() {
  const look = useListTools({ page: 'purchased-referrals', columns });
  const { services, onServerTime } = useConsole();
  const [view, setView] = usePagedSearch();
  return (
    <TransactionsScreen
      {...look}
      source={services.referrals}
      view={view}
      onViewChange={setView}
      onServerTime={onServerTime}
      onDataError={reportDataError}
    />
  );
}
