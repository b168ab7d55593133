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
import { mergeReferrals } from '../model/mergeReferrals.ts';
import { pageText } from '../model/pageText.ts';
import type { Referral } from '../model/referral.ts';
import { sharedStores } from '../model/sharedStores.ts';
import { defaultPageSize, type ReferralListQuery } from '../wire/listParams.ts';

/** Why a row is grayed out in its place. */
export type RowNote = 'Claimed by another agent' | 'No longer available';

/** The notes of a list by `opportunityId`. */
export type RowNotes = ReadonlyMap<string, RowNote>;

/** What a live list of referrals shows. The object stays the same until something in it changes. */
export type ReferralRows = LiveRows<Referral, ReferralListQuery, RowNote>;

const pageOf = ({ page = 0, size = defaultPageSize }: ReferralListQuery): PagePosition => ({ page, size });

type KeyedOptions = UseLiveListOptions<Referral, ReferralListQuery, RowNote>;

/** What a list announces. */
export function announcements(texts: Texts) {
  return {
    newRows: (count: number) => texts(en.live).newRows(count),
    shown: ({ rows, total }: LivePage<Referral>, query: ReferralListQuery) =>
      pageText({ ...pageOf(query), count: rows.length, total }, texts),
  };
}

/** What a live list needs to know about referrals. */
export const referralRules = {
  getRowId: (row: Referral) => row.opportunityId,
  getRowTime: (row: Referral) => row.addDate,
  reconcile: mergeReferrals,
  noteOf,
  pageOf,
  /** Lists of the same source share what is known of a referral, once something was claimed or opened there. */
  storeOf: (origin: unknown) =>
    typeof origin === 'object' && origin !== null ? sharedStores.get(origin) : undefined,
  /** A service answers so when the reader is signed out or there is nothing to show. */
  isEmpty: (error: unknown) =>
    error instanceof SourceError && error.kind === 'http' && (error.status === 401 || error.status === 404),
} satisfies Omit<KeyedOptions, 'query' | 'load' | 'scheduler'>;

export const removedNote: RowNote = 'No longer available';

/** Why a row is grayed out; undefined for an ordinary one. */
export const noteOfRow = ({ isGone, opportunityId }: Referral, notes: RowNotes): RowNote | undefined =>
  isGone ? removedNote : notes.get(opportunityId);

/** The note of a referral that somebody else claimed, or that left the list. */
export function noteOf({ before, now, note }: RowChange<Referral, RowNote>): RowNote | undefined {
  if (now === undefined) return note ?? removedNote;
  if (now.marketplaceStatus !== 'Claimed') return undefined;
  if (before.marketplaceStatus === 'Available')
    return isRevealed(before, now) ? undefined : 'Claimed by another agent';
  return note === removedNote ? undefined : note;
}

/** Whether the contact came with the claim: then it is the reader's own one, from another tab or device. */
const isRevealed = (before: Referral, now: Referral) => hasContact(now) && !hasContact(before);

const hasContact = ({ phone, email, firstName, lastName }: Referral) =>
  (phone ?? email ?? firstName ?? lastName) !== null;

/** Options of a list of referrals: source, first query, interval, callbacks. */
export type ReferralRowsOptions = Omit<
  LiveListOptions<Referral, ReferralListQuery, RowNote>,
  keyof typeof referralRules
>;

/** A list of referrals that keeps itself up to date. */
export type LiveReferrals = LiveList<Referral, ReferralListQuery, RowNote>;
