import { fieldsIn, namesIn } from '../fields/fields.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { UnsavedDraft } from './readDraft.ts';

/** A secret never leaves the form but to be saved. */
const withoutSecrets = (
  values: MarketplaceFormValues,
  reference: MarketplaceReference,
): MarketplaceFormValues => ({
  ...values,
  ...Object.fromEntries(secretsIn(reference).map((name) => [name, ''])),
});

/** The fields that are never kept. */
export const secretsIn = (reference: MarketplaceReference) =>
  namesIn(reference).filter((name) => fieldsIn(reference)[name]?.isSecret);

/** An edited form as a text to keep, without its secret. */
export const draftText = (
  values: MarketplaceFormValues,
  saved: MarketplaceFormValues,
  savedAt: number,
  reference: MarketplaceReference = { referralSources: [] },
): string =>
  JSON.stringify({
    version: 1,
    savedAt,
    base: withoutSecrets(saved, reference),
    values: withoutSecrets(values, reference),
    lacksKey: values.deliveryApiKey !== saved.deliveryApiKey,
  } satisfies UnsavedDraft);
