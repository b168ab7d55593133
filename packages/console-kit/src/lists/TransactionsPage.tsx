import { type InitialListState, TransactionsScreen, transactionColumns } from '@advantage/referrals';
import { useListAddress } from '../address/useListAddress.ts';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';
import { type ListPageProps, useListColumns, useListPage } from './useListPage.tsx';

const standardColumns = transactionColumns();
const initialState: InitialListState = { sorting: [{ id: 'purchased', desc: true }] };

/** Claim-It Transactions, for admins. */
export const TransactionsPage = (props: ListPageProps) => (
  <RestoreDefaultView page="purchased-referrals">
    <TransactionsList {...props} />
  </RestoreDefaultView>
);

function TransactionsList(props: ListPageProps) {
  const columns = useListColumns(standardColumns, props.columns);
  const address = useListAddress({ columns, audience: 'admin', initialState });
  return <TransactionsScreen {...address} {...useListPage('purchased-referrals', props)} columns={columns} />;
}
