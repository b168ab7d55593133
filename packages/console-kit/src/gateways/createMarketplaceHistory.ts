import { marketplaceVersionSchema, parseRows } from '@advantage/marketplace-form/wire';
import type { MarketplaceHistory } from '@advantage/marketplace-insight';
import type { CoreApi } from './coreApi.ts';

/** Creates the marketplace history of the Core API. */
export const createMarketplaceHistory = (core: CoreApi): MarketplaceHistory => ({
  async versions(id, signal) {
    const { json } = await core({ path: `/api/v3/marketplaces/${id}/versions` }, signal);
    return parseRows(marketplaceVersionSchema, json).rows;
  },
});
