import { type InitialListState, TransactionsScreen, transactionColumns } from '@advantage/referrals';
import { useListAddress } from '../address/useListAddress.ts';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';
import { useListPage } from './useListPage.tsx';

const columns = transactionColumns();
const initialState: InitialListState = { sorting: [{ id: 'purchased', desc: true }] };

/** Claim-It Transactions, for admins. */
export const TransactionsPage = () => (
  <RestoreDefaultView page="purchased-referrals">
    <TransactionsList />
  </RestoreDefaultView>
);

function TransactionsList() {
  const address = useListAddress({ columns, audience: 'admin', initialState });
  return <TransactionsScreen {...address} {...useListPage('purchased-referrals')} columns={columns} />;
}
