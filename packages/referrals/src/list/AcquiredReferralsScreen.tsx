import { EmptyState, useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from '../model/audience.ts';
import { acquiredColumns } from '../referral/acquiredColumns.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { ReferralDetails } from './ReferralDetails.tsx';
import { ReferralListFooter } from './ReferralListFooter.tsx';
import { ReferralListKeys } from './ReferralListKeys.tsx';
import { ReferralListLayout } from './ReferralListLayout.tsx';
import { ReferralListProvider } from './ReferralListProvider.tsx';
import { ReferralLiveStatus } from './ReferralLiveStatus.tsx';
import { ReferralTable } from './ReferralTable.tsx';
import { type ScreenActions, type ScreenOptions, tableRowAction } from './screenOptions.ts';
import { useReferralList } from './useReferralList.ts';

export type AcquiredReferralsScreenProps = ScreenOptions & {
  /** Whose acquired referrals show. */
  readonly username: string | null;
  /** Who reads the list. Default `agent`. */
  readonly audience?: ReferralAudience | undefined;
} & ScreenActions<Pick<ReferralSource, 'acquired'>>;

const usual = acquiredColumns();
const newestFirst = { sorting: [{ id: 'acquired', desc: true }] };
const empty = (hint: string) => <EmptyState title={en.screens.noneAcquired}>{hint}</EmptyState>;
const emptyForAgents = empty(en.screens.claimedShowHere);
const emptyForOthers = empty(en.screens.accountShowsHere);

/** Acquired Referrals: the live list of what the reader acquired. */
export function AcquiredReferralsScreen(props: AcquiredReferralsScreenProps) {
  const t = useMessages(en.screens);
  const { source, username, audience = 'agent', columns = usual, details } = props;
  const listed = useMemo<Pick<ReferralSource, 'list'>>(
    () => ({ list: (query, call) => source.acquired({ ...query, username }, call) }),
    [source, username],
  );
  const list = useReferralList({
    id: 'acquired-referrals',
    ...props,
    initialState: { ...newestFirst, ...props.initialState },
    source: listed,
    origin: source,
    columns,
    audience,
    hasFilters: false,
  });
  return (
    <ReferralListProvider list={list}>
      <ReferralListLayout>
        <ReferralLiveStatus keys={<ReferralListKeys hasDetails={details !== undefined} />}>
          {props.children}
        </ReferralLiveStatus>
        <ReferralTable
          label={t.acquired}
          {...tableRowAction(props)}
          empty={audience === 'agent' ? emptyForAgents : emptyForOthers}
        />
        {props.selectionBar}
        <ReferralListFooter />
        {details && <ReferralDetails {...details} isOwn source={props.source} />}
      </ReferralListLayout>
    </ReferralListProvider>
  );
}
