import { useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { recentColumns } from '../referral/recentColumns.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { ReferralListScreen } from './ReferralListScreen.tsx';
import type { ScreenOptions } from './screenOptions.ts';
import { useReferralList } from './useReferralList.ts';

export interface RecentReferralsScreenProps extends ScreenOptions {
  /** Where referrals come from. Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'recent'>;
}

const usual = recentColumns();
const unsorted = { sorting: [] };

/** The live list of the recently delivered referrals: one answer, without pages and without a sort. */
export function RecentReferralsScreen(props: RecentReferralsScreenProps) {
  const t = useMessages(en.screens);
  const { source, columns = usual } = props;
  const list = useReferralList({
    id: 'recent-opportunities',
    ...props,
    initialState: { ...unsorted, ...props.initialState },
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
      label={t.recent}
      emptyTitle={t.noneRecent}
      emptyText={t.recentShowHere}
      hasPages={false}
    />
  );
}
