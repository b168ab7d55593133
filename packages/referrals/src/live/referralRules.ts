import {
  type LiveList,
  type LiveListOptions,
  type LivePage,
  type LiveRows,
  type PagePosition,
  type RowChange,
  SourceError,
} from '@advantage/live-list';
import type { UseLiveListOptions } from '@advantage/live-list/react';
import type { Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { isAssignedTo } from '../model/contact.ts';
import { mergeReferrals } from '../model/mergeReferrals.ts';
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

/**
 * Returns the note of a referral that another agent claimed or that left the list. `agentName` is the user's own name,
 * under which no other agent can be meant.
 */
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
