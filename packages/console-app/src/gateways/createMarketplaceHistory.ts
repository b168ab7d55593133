import type { MarketplaceHistory } from '@advantage/marketplace-form';
import type { CoreApi } from './coreApi.ts';

/** The versions of marketplaces over the Core API. */
export const createMarketplaceHistory = (core: CoreApi): MarketplaceHistory => ({
  async versions(id, signal) {
    const { marketplaceVersionSchema, parseRows } = await import('@advantage/marketplace-form/wire');
    const { json } = await core({ path: `/api/v3/marketplaces/${id}/versions` }, signal);
    return parseRows(marketplaceVersionSchema, json).rows;
  },
});
