import { useMessages } from '@advantage/ui';
import { recentColumns } from '../columns/recentColumns.tsx';
import { useReferralList } from '../list/useReferralList.ts';
import * as en from '../messages/en.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { ReferralListScreen } from './ReferralListScreen.tsx';
import type { ScreenOptions } from './screenOptions.ts';

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
