import type { MarketplaceReference } from '../fields/field.ts';
import { loadFields } from '../fields/field.ts';
import { fieldsIn } from '../fields/fields.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { reconcileRecipients, withSingleDefaultPurchaser } from './recipients.ts';

/** Converts a marketplace to form values. Pass the same `reference` to `marketplaceFormSchema` and `toMarketplace`. */
export function toFormValues(
  marketplace: Marketplace,
  reference: MarketplaceReference,
): MarketplaceFormValues {
  const objects = { marketplace, riskAppetite: marketplace.riskAppetite ?? {} };
  const values = loadFields(fieldsIn(reference), objects, reference) as Omit<
    MarketplaceFormValues,
    'unlistedNaics' | 'recipients'
  >;
  return {
    ...values,
    unlistedNaics: [],
    recipients: withSingleDefaultPurchaser(reconcileRecipients(values.emailRecipients, [], marketplace)),
  };
}

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
