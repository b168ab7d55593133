import type { MarketplaceReference } from '../fields/reference.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { toFormValues } from './load.ts';

/**
 * The values of a new marketplace with the settings of another. Its name, its agency, the key of its API and the settings
 * of its recipients belong to it alone, so they are left out.
 */
export const copiedValues = (
  marketplace: Marketplace,
  reference: MarketplaceReference,
): MarketplaceFormValues => ({
  ...toFormValues(marketplace, reference),
  marketplaceName: '',
  agencyId: '',
  deliveryApiKey: '',
  enableIndividualEmailDeliverySettings: false,
  recipients: [],
});
