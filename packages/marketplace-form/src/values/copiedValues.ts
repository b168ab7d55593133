import type { MarketplaceReference } from '../fields/field.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { toFormValues } from './toFormValues.ts';

/**
 * Returns the form values of a new marketplace with the settings of another one. The name, agency, API key and
 * recipient settings aren't copied, because they're specific to the original.
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
