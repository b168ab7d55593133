import { type InitialListState, TransactionsScreen, transactionColumns } from '@advantage/referrals';
import { useListAddress } from '../address/useListAddress.ts';
import { reportDataError } from '../gateways/reportDataError.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { ListSelection, ListTools } from './ListTools.tsx';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';

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
  const { gateways, onServerTime } = useConsole();
  return (
    <TransactionsScreen
      {...address}
      id="purchased-referrals"
      columns={columns}
      source={gateways.referrals}
      onServerTime={onServerTime}
      onDataError={reportDataError}
      selectionBar={<ListSelection />}
    >
      <ListTools page="purchased-referrals" />
    </TransactionsScreen>
  );
}
