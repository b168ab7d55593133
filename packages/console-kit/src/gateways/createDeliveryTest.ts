import { deliveryAnswerSchema } from '@advantage/marketplace-form/wire';
import type { DeliveryTest } from '@advantage/marketplace-insight';
import type { CoreApi } from './coreApi.ts';

/** Creates the delivery test, which sends sample referrals through the Core API. */
export const createDeliveryTest = (core: CoreApi): DeliveryTest => ({
  async send(settings, signal) {
    const { json } = await core({ path: '/api/v3/marketplaces/delivery-tests', body: settings }, signal);
    return deliveryAnswerSchema.parse(json);
  },
});
