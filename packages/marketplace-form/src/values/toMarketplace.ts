import type { MarketplaceReference } from '../fields/field.ts';
import { patchWire } from '../fields/field.ts';
import { fieldsIn } from '../fields/fields.ts';
import { joinList } from '../fields/lists.ts';
import { defaultMarketplaceForm, type MarketplaceFormValues } from '../fields/values.ts';
import type { Marketplace, NewMarketplace } from '../wire/marketplace.ts';
import { withSavedPrice } from './compare.ts';
import { effectiveValues } from './effective.ts';
import { excludedCodes } from './naics.ts';
import { storeRecipients } from './recipients.ts';
import { toFormValues } from './toFormValues.ts';

/**
 * Returns the excluded codes as text. Falls back to the saved ones while the known codes aren't loaded, because the
 * complement can't be computed then.
 */
function excludedText(
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
  reference: MarketplaceReference,
): string {
  if (values.naicsMode === 'exclude') return values.naicsCodes;
  const codes = excludedCodes(values, reference);
  return codes === undefined ? saved.naicsCodes : joinList(codes);
}

/**
 * Converts form values to the marketplace to save. With `original`, the marketplace as it was loaded, the result is an
 * update: unknown fields and unchanged values are sent back unchanged. Without it, the result is a create.
 */
export function toMarketplace(
  values: MarketplaceFormValues,
  original: Marketplace,
  reference: MarketplaceReference,
): Marketplace;
export function toMarketplace(
  values: MarketplaceFormValues,
  original: undefined,
  reference: MarketplaceReference,
): NewMarketplace;
export function toMarketplace(
  values: MarketplaceFormValues,
  original: Marketplace | undefined,
  reference: MarketplaceReference,
): Marketplace | NewMarketplace {
  const saved = original ? toFormValues(original, reference) : defaultMarketplaceForm(reference);
  const final = {
    ...withSavedPrice(effectiveValues(values), saved),
    naicsCodes: excludedText(values, saved, reference),
  };
  const marketplace = patchWire(fieldsIn(reference), 'marketplace', final, original, reference);
  marketplace.riskAppetite = patchWire(
    fieldsIn(reference),
    'riskAppetite',
    final,
    original?.riskAppetite,
    reference,
  );
  if (original === undefined) return { ...marketplace, enabled: false };
  const settings = storeRecipients(values, original, reference);
  if (original.individualEmailRecipientSettings || settings.length > 0)
    marketplace.individualEmailRecipientSettings = settings;
  return marketplace;
}
