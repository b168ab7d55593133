import { unexpectedNotModified } from '@advantage/live-list';
import type { ReferralRows, ReferralRowsOptions } from '../live/referralRules.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralPage } from '../source/referralSource.ts';

/** A snapshot of what a list shows, for its tools. */
export interface ListSnapshot {
  readonly rows: readonly Referral[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Fetches a page of the same list in the same order; `page` counts from 0. */
  loadPage(page: number, size: number, signal: AbortSignal): Promise<ReferralPage>;
}

/** Creates a snapshot from the rows, query and loader of a live list. */
export const toListSnapshot = (
  { rows, total }: Pick<ReferralRows, 'rows' | 'total'>,
  { query, load }: Pick<ReferralRowsOptions, 'query' | 'load'>,
): ListSnapshot => ({
  rows,
  total,
  async loadPage(page, size, signal) {
    const response = await load({ ...query, page, size }, { signal });
    if (!response.unchanged) return response.page;
    throw unexpectedNotModified();
  },
});
