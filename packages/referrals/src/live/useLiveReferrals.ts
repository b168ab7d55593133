import type { LiveScheduler } from '@advantage/live-list';
import { type LiveListView, useLiveList } from '@advantage/live-list/react';
import { useClock, useTexts } from '@advantage/ui';
import type { Referral } from '../model/referral.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';
import { announcements, type ReferralRowsOptions, type RowNote, referralRules } from './referralRules.ts';

/** What `useLiveReferrals` loads, and what it reports to. */
export interface LiveReferralsOptions extends Omit<ReferralRowsOptions, 'scheduler'> {
  /** For tests. Default: the browser page, by the clock of `ClockProvider`. Read once. */
  readonly scheduler?: LiveScheduler;
  /** Identifies the source of the rows. The list reloads when it changes. Default: always the same source. */
  readonly origin?: unknown;
}

/** The rows to draw, and the list to act on. */
export type LiveReferralsView = LiveListView<Referral, ReferralListQuery, RowNote>;

/**
 * Keeps the rows of a `ReferralTableView` up to date while its component is mounted: `useLiveList` of
 * `@advantage/live-list/react` with what it needs to know about referrals. Functions may change from render to render; a
 * changed `query` is fetched immediately. A list with filters, pages and details has `useReferralList`.
 */
export function useLiveReferrals(options: LiveReferralsOptions): LiveReferralsView {
  const clock = useClock();
  const texts = announcements(useTexts());
  return useLiveList({ ...referralRules, texts, now: () => clock.now(), ...options });
}
