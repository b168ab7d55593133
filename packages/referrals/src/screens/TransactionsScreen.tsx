import { useMessages } from '@advantage/ui';
import { transactionColumns } from '../columns/acquiredColumns.tsx';
import { useReferralList } from '../list/useReferralList.ts';
import * as en from '../messages/en.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { ReferralListScreen } from './ReferralListScreen.tsx';
import type { ScreenOptions } from './screenOptions.ts';
import { TransactionTotals } from './TransactionTotals.tsx';
import { useTransactionRange } from './useTransactionRange.ts';

const transactions = transactionColumns();

export interface TransactionsScreenProps extends ScreenOptions {
  /** Source of the referrals. Pass the same object on every render. */
  readonly source: Pick<ReferralSource, 'purchased'>;
}

/** Claim-It Transactions, for admins: the live list of purchases, or those of some days, grouped by day. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const t = useMessages(en.screens);
  const { source, columns = transactions } = props;
  const range = useTransactionRange(source);
  const list = useReferralList({
    id: 'purchased-referrals',
    ...props,
    initialState: { sorting: [{ id: 'purchased', desc: true }], ...props.initialState },
    source: range.list,
    origin: range.origin,
    columns,
    audience: 'admin',
    hasFilters: false,
  });
  return (
    <ReferralListScreen
      {...props}
      list={list}
      isLive={false}
      label={t.transactions}
      emptyTitle={range.shown ? t.noneOnTheseDays : t.noneClaimed}
      emptyText={range.shown ? t.chooseOtherDates : t.claimedByAgentsShowHere}
      summary={<TransactionTotals range={range} />}
      hasDays
    />
  );
}
