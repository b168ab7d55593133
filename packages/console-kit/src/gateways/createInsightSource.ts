import type { InsightSample, MarketplaceInsightSource } from '@advantage/marketplace-form/insight';
import type { Referral, ReferralSource } from '@advantage/referrals';

/** Rows of a page, and how many pages make a sample. */
const pageSize = 100;
const pageCount = 5;

/**
 * The last referrals, by the list call that the pages make too: as many as the reader may see, at most 500. A list that
 * moves between two calls shows a referral twice; it counts once.
 */
export const createInsightSource = (referrals: Pick<ReferralSource, 'list'>): MarketplaceInsightSource => ({
  async sample(signal = new AbortController().signal): Promise<InsightSample> {
    const rows = new Map<string, Referral>();
    let total = 0;
    for (let page = 0; page < pageCount; page += 1) {
      const answer = await referrals.list(
        { sort: 'addDate', order: 'desc', page, size: pageSize },
        { signal },
      );
      if (answer.unchanged) break;
      for (const row of answer.page.rows) rows.set(row.opportunityId, row);
      total = answer.page.total;
      if (answer.page.rows.length === 0 || (page + 1) * pageSize >= total) break;
    }
    return { referrals: [...rows.values()], total };
  },
  hrefOf: ({ opportunityId }) => `/admin/all-referrals?${new URLSearchParams({ referral: opportunityId })}`,
});
