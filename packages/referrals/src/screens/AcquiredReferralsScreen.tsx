import { useMessages } from '@advantage/ui';
import { acquiredColumns } from '../columns/acquiredColumns.tsx';
import { useReferralList } from '../list/useReferralList.ts';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from '../model/audience.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import { ReferralListScreen } from './ReferralListScreen.tsx';
import type { ScreenActions, ScreenOptions } from './screenOptions.ts';

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
