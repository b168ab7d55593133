import { useMessages } from '@advantage/ui';
import { acquiredColumns, transactionColumns } from '../columns/acquiredColumns.tsx';
import { recentColumns } from '../columns/recentColumns.tsx';
import { useReferralList } from '../list/useReferralList.ts';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from '../model/audience.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { ReferralListScreen } from './ReferralListScreen.tsx';
import type { ScreenActions, ScreenOptions } from './screenOptions.ts';
import { TransactionTotals } from './TransactionTotals.tsx';
import { useTransactionRange } from './useTransactionRange.ts';

const acquired = acquiredColumns();

export type AcquiredReferralsScreenProps = ScreenOptions & {
  /** Username of the agent whose acquired referrals are listed. */
  readonly username: string | null;
  /** Audience of the list. Default `agent`. */
  readonly audience?: ReferralAudience | undefined;
} & ScreenActions<Pick<ReferralSource, 'acquired'>>;

/** Acquired Referrals: the live list of the referrals that a user has acquired. */
export function AcquiredReferralsScreen(props: AcquiredReferralsScreenProps) {
  const t = useMessages(en.screens);
  const { claimNow } = useMessages(en.status);
  const { source, username, audience = 'agent', columns = acquired } = props;
  const list = useReferralList({
    id: 'acquired-referrals',
    ...props,
    initialState: { sorting: [{ id: 'acquired', desc: true }], ...props.initialState },
    source: { list: (query, call) => source.acquired({ ...query, username }, call) },
    origin: source,
    columns,
    audience,
    hasFilters: false,
  });
  const emptyText = audience === 'agent' ? t.claimedShowHere(claimNow) : t.accountShowsHere;
  return (
    <ReferralListScreen
      {...props}
      list={list}
      name={t.acquiredName}
      about={t.yoursToCall}
      isLive={false}
      label={t.acquired}
      emptyTitle={t.noneAcquired}
      emptyText={emptyText}
      isOwn
    />
  );
}

const recent = recentColumns();

export interface RecentReferralsScreenProps extends ScreenOptions {
  /** Source of the referrals. Pass the same object on every render. */
  readonly source: Pick<ReferralSource, 'recent'>;
}

/** Recent Referrals: the live list of recently delivered referrals, without paging or sorting. */
export function RecentReferralsScreen(props: RecentReferralsScreenProps) {
  const t = useMessages(en.screens);
  const { source, columns = recent } = props;
  const list = useReferralList({
    id: 'recent-opportunities',
    ...props,
    initialState: { sorting: [], ...props.initialState },
    source: { list: (_query, call) => source.recent(call) },
    origin: source,
    columns,
    audience: 'guest',
    hasFilters: false,
  });
  return (
    <ReferralListScreen
      {...props}
      list={list}
      name={<h2>{t.allReferrals}</h2>}
      about={t.justDelivered}
      label={t.recent}
      emptyTitle={t.noneRecent}
      emptyText={t.recentShowHere}
      hasPages={false}
    />
  );
}

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
