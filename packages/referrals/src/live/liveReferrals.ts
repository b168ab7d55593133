import {
  type LiveList,
  type LiveListOptions,
  type LivePage,
  type LiveRows,
  type LiveScheduler,
  type PagePosition,
  type RowChange,
  reconcileRows,
  SourceError,
} from '@advantage/live-list';
import { type LiveListView, type UseLiveListOptions, useLiveList } from '@advantage/live-list/react';
import { type Texts, useClock, useTexts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { isAssignedTo } from '../model/contact.ts';
import { pageText } from '../model/pageText.ts';
import type { Referral } from '../model/referral.ts';
import { sharedStores } from '../model/sharedStores.ts';
import { defaultPageSize, type ReferralListQuery } from '../wire/listParams.ts';

/** Why a row is grayed out. */
export type RowNote = 'Claimed by another agent' | 'No longer available';

/** The row notes of a list, by `opportunityId`. */
export type RowNotes = ReadonlyMap<string, RowNote>;

/** A snapshot of a live list of referrals. The object stays the same until something in it changes. */
export type ReferralRows = LiveRows<Referral, ReferralListQuery, RowNote>;

const getPage = ({ page = 0, size = defaultPageSize }: ReferralListQuery): PagePosition => ({ page, size });

type KeyedOptions = UseLiveListOptions<Referral, ReferralListQuery, RowNote>;

/** Returns the texts a list announces to screen readers. */
export function announcements(texts: Texts) {
  return {
    newRows: (count: number) => texts(en.live).newRows(count),
    shown: ({ rows, total }: LivePage<Referral>, query: ReferralListQuery) =>
      pageText({ ...getPage(query), count: rows.length, total }, texts),
  };
}

/** Returns the new rows, reusing the objects of unchanged referrals so that only changed rows render. */
export const mergeReferrals = (previous: readonly Referral[], next: readonly Referral[]) =>
  reconcileRows(previous, next, { getRowId: (row) => row.opportunityId });

/** The options that make a live list work with referrals. */
export const referralRules = {
  getRowId: (row: Referral) => row.opportunityId,
  getRowTime: (row: Referral) => row.addDate,
  reconcile: mergeReferrals,
  getNote,
  getPage,
  /** Returns the store shared by all lists of a source, or undefined if nothing has created it yet. */
  getStore: (origin: unknown) =>
    typeof origin === 'object' && origin !== null ? sharedStores.get(origin) : undefined,
  /** Services respond with 401 if the user is signed out, and with 404 if there is nothing to show. */
  isEmpty: (error: unknown) =>
    error instanceof SourceError && error.kind === 'http' && (error.status === 401 || error.status === 404),
} satisfies Omit<KeyedOptions, 'query' | 'load' | 'scheduler'>;

export const removedNote: RowNote = 'No longer available';

/** Returns why a row is grayed out, or undefined if it isn't. */
export const getRowNote = ({ isGone, opportunityId }: Referral, notes: RowNotes): RowNote | undefined =>
  isGone ? removedNote : notes.get(opportunityId);

/** Returns the note of a referral that left the list, or was claimed by an agent of another name than `agentName`. */
export function getNote(
  { before, now, note }: RowChange<Referral, RowNote>,
  agentName: string | null = null,
): RowNote | undefined {
  if (now === undefined) return note ?? removedNote;
  if (now.marketplaceStatus !== 'Claimed' || isAssignedTo(now, agentName)) return undefined;
  if (before.marketplaceStatus === 'Available')
    return isRevealed(before, now) ? undefined : 'Claimed by another agent';
  return note === removedNote ? undefined : note;
}

/** Whether the claim revealed contact details, which means the user claimed it in another tab or on another device. */
const isRevealed = (before: Referral, now: Referral) => hasContact(now) && !hasContact(before);

const hasContact = ({ phone, email, firstName, lastName }: Referral) =>
  (phone ?? email ?? firstName ?? lastName) !== null;

/** Options of a live list of referrals: source, initial query, interval, callbacks. */
export type ReferralRowsOptions = Omit<
  LiveListOptions<Referral, ReferralListQuery, RowNote>,
  keyof typeof referralRules
>;

/** A list of referrals that polls for updates. */
export type LiveReferrals = LiveList<Referral, ReferralListQuery, RowNote>;

/** Options of `useLiveReferrals`. */
export interface LiveReferralsOptions extends Omit<ReferralRowsOptions, 'scheduler'> {
  /** Timers, visibility and network state, read once. Default: the browser page, by the clock of `ClockProvider`. */
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
 * Keeps rows of referrals up to date while the component is mounted: `useLiveList`, configured for referrals. A changed
 * `query` is fetched immediately. For a list with filters, pages and details, use `useReferralList`.
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
