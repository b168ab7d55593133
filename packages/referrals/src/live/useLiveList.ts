import type { LiveScheduler } from '@advantage/live-list';
import {
  type LiveListView as KeyedLiveListView,
  useLiveList as useKeyedLiveList,
} from '@advantage/live-list/react';
import { useClock, useTexts } from '@advantage/ui';
import type { Referral } from '../model/referral.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';
import { announcements, type LiveListOptions, type RowNote, referralRules } from './LiveList.ts';

/** Options of `useLiveList`: those of a `LiveList` without its timers. */
export interface UseLiveListOptions extends Omit<LiveListOptions, 'scheduler'> {
  /** For tests. Default: the browser page, by the clock of `ClockProvider`. Read once. */
  readonly scheduler?: LiveScheduler;
  /** Identifies the source of the rows. The list reloads when it changes. Default: always the same source. */
  readonly origin?: unknown;
}

/** What a table shows, and the list to act on. */
export type LiveListView = KeyedLiveListView<Referral, ReferralListQuery, RowNote>;

/**
 * Keeps a list of referrals up to date while its component is mounted. The component renders only when rows, notes or
 * counts change. Functions may change from render to render; a changed `query` is fetched immediately.
 */
export function useLiveList(options: UseLiveListOptions): LiveListView {
  const clock = useClock();
  const texts = announcements(useTexts());
  return useKeyedLiveList({ ...referralRules, texts, now: () => clock.now(), ...options });
}
