import { unexpectedNotModified } from '@advantage/live-list';
import type { ReferralRows, ReferralRowsOptions } from '../live/referralRules.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralPage } from '../source/referralSource.ts';

/** What a list shows now, for the tools next to it. */
export interface ListSnapshot {
  readonly rows: readonly Referral[];
  /** The length of the whole list, all pages together. */
  readonly total: number;
  /** Fetches a page of the same list in the same order; `page` counts from 0. */
  loadPage(page: number, size: number, signal: AbortSignal): Promise<ReferralPage>;
}

/** What a live list shows, and how to fetch more of the same. */
export const toListSnapshot = (
  { rows, total }: Pick<ReferralRows, 'rows' | 'total'>,
  { query, load }: Pick<ReferralRowsOptions, 'query' | 'load'>,
): ListSnapshot => ({
  rows,
  total,
  async loadPage(page, size, signal) {
    const answer = await load({ ...query, page, size }, { signal });
    if (!answer.unchanged) return answer.page;
    throw unexpectedNotModified();
  },
});
