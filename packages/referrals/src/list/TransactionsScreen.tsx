import { EmptyState, useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import { transactionColumns } from '../referral/acquiredColumns.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { ReferralListFooter } from './ReferralListFooter.tsx';
import { ReferralListKeys } from './ReferralListKeys.tsx';
import { ReferralListLayout } from './ReferralListLayout.tsx';
import { ReferralListProvider } from './ReferralListProvider.tsx';
import { ReferralLiveStatus } from './ReferralLiveStatus.tsx';
import { ReferralTable } from './ReferralTable.tsx';
import type { ScreenOptions } from './screenOptions.ts';
import { TransactionTotals } from './TransactionTotals.tsx';
import { useReferralList } from './useReferralList.ts';

export interface TransactionsScreenProps extends ScreenOptions {
  /** Where referrals come from. Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'purchased'>;
}

const usual = transactionColumns();
const newestFirst = { sorting: [{ id: 'purchased', desc: true }] };
const empty = <EmptyState title={en.screens.noneClaimed}>{en.screens.claimedByAgentsShowHere}</EmptyState>;

/** Claim-It Transactions: the live list of what was purchased, for admins. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const t = useMessages(en.screens);
  const { source, columns = usual, children } = props;
  const listed = useMemo<Pick<ReferralSource, 'list'>>(
    () => ({ list: (query, call) => source.purchased(query, call) }),
    [source],
  );
  const list = useReferralList({
    id: 'purchased-referrals',
    ...props,
    initialState: { ...newestFirst, ...props.initialState },
    source: listed,
    origin: source,
    columns,
    audience: 'admin',
    hasFilters: false,
  });
  return (
    <ReferralListProvider list={list}>
      <ReferralListLayout>
        <ReferralLiveStatus keys={<ReferralListKeys hasDetails={false} />}>{children}</ReferralLiveStatus>
        {usePhoneLayout() && <TransactionTotals />}
        <ReferralTable label={t.transactions} empty={empty} />
        {props.selectionBar}
        <ReferralListFooter />
      </ReferralListLayout>
    </ReferralListProvider>
  );
}
