import type { InsightSample, MarketplaceInsightSource } from '@advantage/marketplace-insight';
import type { Referral, ReferralSource } from '@advantage/referrals';

/** Rows per page, and the maximum number of pages in a sample. */
const pageSize = 100;
const pageCount = 5;

/**
 * Samples the latest referrals with the same list call as the pages: as many as the user may see, at most 500. If the
 * list changes between two calls, a referral may be returned twice, but it counts once.
 */
export const createInsightSource = (referrals: Pick<ReferralSource, 'list'>): MarketplaceInsightSource => ({
  async sample(signal = new AbortController().signal): Promise<InsightSample> {
    const rows = new Map<string, Referral>();
    let total = 0;
    for (let page = 0; page < pageCount; page += 1) {
      const response = await referrals.list(
        { sort: 'addDate', order: 'desc', page, size: pageSize },
        { signal },
      );
      if (response.unchanged) break;
      for (const row of response.page.rows) rows.set(row.opportunityId, row);
      total = response.page.total;
      if (response.page.rows.length === 0 || (page + 1) * pageSize >= total) break;
    }
    return { referrals: [...rows.values()], total };
  },
  hrefOf: ({ opportunityId }) => `/admin/all-referrals?${new URLSearchParams({ referral: opportunityId })}`,
});
