import type { LiveScheduler } from '@advantage/live-list';
import { type LiveListView, useLiveList } from '@advantage/live-list/react';
import { useClock, useTexts } from '@advantage/ui';
import type { Referral } from '../model/referral.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';
import {
  announcements,
  getNote,
  type ReferralRowsOptions,
  type RowNote,
  referralRules,
} from './referralRules.ts';

/** Options of `useLiveReferrals`. */
export interface LiveReferralsOptions extends Omit<ReferralRowsOptions, 'scheduler'> {
  /**
   * Timers, visibility and network state. Set it in tests. Default: the browser page, by the clock of `ClockProvider`.
   * Read once.
   */
  readonly scheduler?: LiveScheduler;
  /** The window that shows the list, if that isn't the script's. Default: the script's. */
  readonly ownerWindow?: Window | undefined;
  /** Identifies the source of the rows. The list reloads when it changes. Default: always the same source. */
  readonly origin?: unknown;
  /** The user's name, as in `assignedAgent`: rows assigned to it aren't noted as another agent's. Default null. */
  readonly agentName?: string | null | undefined;
}

/** The rows to render, and the list that controls them. */
export type LiveReferralsView = LiveListView<Referral, ReferralListQuery, RowNote>;

/**
 * Keeps the rows of a `ReferralTableView` up to date while the component is mounted. It's `useLiveList` from
 * `@advantage/live-list/react`, configured for referrals. Functions may change between renders; a changed `query` is
 * fetched immediately. For a list with filters, pages and details, use `useReferralList`.
 */
export function useLiveReferrals(options: LiveReferralsOptions): LiveReferralsView {
  const clock = useClock();
  const texts = announcements(useTexts());
  return useLiveList({
    ...referralRules,
    getNote: (change) => getNote(change, options.agentName),
    texts,
    now: () => clock.now(),
    ...options,
  });
}
