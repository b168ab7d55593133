import { unexpectedNotModified } from '@advantage/live-list';
import type { ReferralRowsOptions } from '../live/liveReferrals.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralPage } from '../source/referralSource.ts';

/** Fetches a page of a list with its filters and sort; `page` counts from 0. */
export type LoadPage = (page: number, size: number, signal: AbortSignal) => Promise<ReferralPage>;

/** A snapshot of what a list shows, for its tools. */
export interface ListSnapshot {
  readonly rows: readonly Referral[];
  /** Number of rows on all pages. */
  readonly total: number;
  readonly loadPage: LoadPage;
}

/** Creates the function that fetches other pages of a query. */
export const createPageLoader =
  ({ query, load }: Pick<ReferralRowsOptions, 'query' | 'load'>): LoadPage =>
  async (page, size, signal) => {
    const response = await load({ ...query, page, size }, { signal });
    if (!response.unchanged) return response.page;
    throw unexpectedNotModified();
  };
