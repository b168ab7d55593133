import { EmptyState, useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import { recentColumns } from '../referral/recentColumns.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { ReferralListKeys } from './ReferralListKeys.tsx';
import { ReferralListLayout } from './ReferralListLayout.tsx';
import { ReferralListProvider } from './ReferralListProvider.tsx';
import { ReferralLiveStatus } from './ReferralLiveStatus.tsx';
import { ReferralTable } from './ReferralTable.tsx';
import type { ScreenOptions } from './screenOptions.ts';
import { useReferralList } from './useReferralList.ts';

export interface RecentReferralsScreenProps extends ScreenOptions {
  /** Where referrals come from. Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'recent'>;
}

const usual = recentColumns();
const unsorted = { sorting: [] };
const empty = <EmptyState title={en.screens.noneRecent}>{en.screens.recentShowHere}</EmptyState>;

/** The live list of the recently delivered referrals: one answer, without pages and without a sort. */
export function RecentReferralsScreen(props: RecentReferralsScreenProps) {
  const t = useMessages(en.screens);
  const { source, columns = usual, children } = props;
  const listed = useMemo<Pick<ReferralSource, 'list'>>(
    () => ({ list: (_query, call) => source.recent(call) }),
    [source],
  );
  const list = useReferralList({
    id: 'recent-opportunities',
    ...props,
    initialState: { ...unsorted, ...props.initialState },
    source: listed,
    origin: source,
    columns,
    audience: 'guest',
    hasFilters: false,
  });
  return (
    <ReferralListProvider list={list}>
      <ReferralListLayout>
        <ReferralLiveStatus keys={<ReferralListKeys hasDetails={false} />}>{children}</ReferralLiveStatus>
        <ReferralTable label={t.recent} empty={empty} />
        {props.selectionBar}
      </ReferralListLayout>
    </ReferralListProvider>
  );
}
