import { EmptyState } from '@advantage/ui';
import type { LiveListOptions } from '../live/LiveList.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { useLiveContent } from '../table/useLiveContent.ts';
import { ListScreen } from './ListScreen.tsx';
import { RecentReferralsTable, type RecentReferralsTableProps } from './RecentReferralsTable.tsx';

export interface RecentReferralsScreenProps
  extends Pick<LiveListOptions, 'onDataError' | 'onError' | 'onServerTime' | 'interval'>,
    Pick<RecentReferralsTableProps, 'columns'> {
  /** Where referrals come from. Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'recent'>;
}

/** The service gives one answer, without pages and without a sort (REC-5). */
const everything = {};

/** The live list of the recently delivered referrals (REC-1 to REC-5). */
export function RecentReferralsScreen(props: RecentReferralsScreenProps) {
  const { source } = props;
  const live = useLiveContent({
    ...props,
    query: everything,
    load: (_query, call) => source.recent(call),
    origin: source,
  });
  return (
    <ListScreen list={live.list} newCount={live.newCount}>
      <RecentReferralsTable
        {...live.content}
        columns={props.columns}
        holdHandlers={live.holdHandlers}
        empty={<EmptyState title="No recent referrals">New ones show here as they are delivered.</EmptyState>}
      />
    </ListScreen>
  );
}
