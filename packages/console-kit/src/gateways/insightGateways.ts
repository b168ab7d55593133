import { deliveryAnswerSchema, marketplaceVersionSchema, parseRows } from '@advantage/marketplace-form/wire';
import type { DeliveryTest, MarketplaceHistory } from '@advantage/marketplace-insight';
import type { CoreApi } from './coreApi.ts';

/** Creates the delivery test, which sends sample referrals through the Core API. */
export const createDeliveryTest = (core: CoreApi): DeliveryTest => ({
  async send(settings, signal) {
    const { json } = await core({ path: '/api/v3/marketplaces/delivery-tests', body: settings }, signal);
    return deliveryAnswerSchema.parse(json);
  },
});

/** Creates the marketplace history of the Core API. */
export const createMarketplaceHistory = (core: CoreApi): MarketplaceHistory => ({
  async versions(id, signal) {
    const { json } = await core({ path: `/api/v3/marketplaces/${id}/versions` }, signal);
    return parseRows(marketplaceVersionSchema, json).rows;
  },
});
