import { EmptyState } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { LiveListOptions } from '../live/LiveList.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { ListScreen } from './ListScreen.tsx';
import { RecentReferralsTable, type RecentReferralsTableProps } from './RecentReferralsTable.tsx';
import { type ShownList, shownListOf } from './shownList.ts';
import { useLiveContent } from './useLiveContent.ts';

export interface RecentReferralsScreenProps
  extends Pick<LiveListOptions, 'onDataError' | 'onError' | 'onServerTime' | 'interval'>,
    Pick<RecentReferralsTableProps, 'columns' | 'density'> {
  /** What stands above the table, e.g. `ListTools` of the tools entry. Default nothing. */
  readonly tools?: ((list: ShownList) => ReactNode) | undefined;
  /** Where referrals come from. Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'recent'>;
}

/** The service gives one answer, without pages and without a sort (REC-5). */
const everything = {};

/** The live list of the recently delivered referrals (REC-1 to REC-5). */
export function RecentReferralsScreen(props: RecentReferralsScreenProps) {
  const { source } = props;
  const asked: Pick<LiveListOptions, 'query' | 'load'> = {
    query: everything,
    load: (_query, call) => source.recent(call),
  };
  const live = useLiveContent({ ...props, ...asked, origin: source });
  return (
    <ListScreen list={live.list} newCount={live.newCount} tools={props.tools?.(shownListOf(live, asked))}>
      <RecentReferralsTable
        {...live.content}
        columns={props.columns}
        density={props.density}
        holdHandlers={live.holdHandlers}
        empty={<EmptyState title="No recent referrals">New ones show here as they are delivered.</EmptyState>}
      />
    </ListScreen>
  );
}
