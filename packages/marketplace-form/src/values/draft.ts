import type { MarketplaceReference } from '../fields/field.ts';
import { fieldsIn, namesIn } from '../fields/fields.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';

/** Unsaved edits of a form, as stored in a draft. */
export interface UnsavedDraft {
  readonly version: 1;
  /** When the draft was saved. */
  readonly savedAt: number;
  /** The form as it was loaded, without secrets. */
  readonly base: MarketplaceFormValues;
  /** The form with the user's edits, without secrets. */
  readonly values: MarketplaceFormValues;
  /** Whether the API key was edited. Drafts don't store it. */
  readonly lacksKey: boolean;
}

/** Blanks secrets, which leave the form only when it's saved. */
const withoutSecrets = (
  values: MarketplaceFormValues,
  reference: MarketplaceReference,
): MarketplaceFormValues => ({
  ...values,
  ...Object.fromEntries(getSecretNames(reference).map((name) => [name, ''])),
});

/** Returns the names of secret fields, which drafts never store. */
export const getSecretNames = (reference: MarketplaceReference) =>
  namesIn(reference).filter((name) => fieldsIn(reference)[name]?.isSecret);

/** Serializes an edited form as a draft, without secrets. */
export const serializeDraft = (
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
