import * as z from 'zod/mini';
import type { MarketplaceReference } from '../fields/field.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { isChanged } from './compare.ts';
import { getSecretNames, type UnsavedDraft } from './draft.ts';
import { type MergeVersions, mergeMarketplace } from './mergeMarketplace.ts';
import { formValuesSchema } from './schema.ts';

const draftSchema = z.object({
  version: z.literal(1),
  savedAt: z.number(),
  base: formValuesSchema,
  values: formValuesSchema,
  lacksKey: z.boolean(),
});

/** Parses a stored draft. Returns undefined if there is none or it's unreadable. */
export function parseDraft(text: string | null | undefined): UnsavedDraft | undefined {
  try {
    return draftSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Returns the versions to merge to apply a draft to the current form, which keeps its secrets. */
export const draftVersions = (
  { base, values }: UnsavedDraft,
  now: MarketplaceFormValues,
  reference: MarketplaceReference,
): MergeVersions => {
  const secrets = Object.fromEntries(getSecretNames(reference).map((name) => [name, now[name]]));
  return { base: { ...base, ...secrets }, mine: { ...values, ...secrets }, theirs: now, reference };
};

/**
 * Applies the edits of a draft to the current form. Fields that the draft didn't change keep what others have saved
 * since.
 */
export const applyDraft = (...draft: Parameters<typeof draftVersions>): MarketplaceFormValues =>
  mergeMarketplace(draftVersions(...draft)).values;

/** Whether the saved form already has all edits of a draft. */
export const isDraftApplied = (
  draft: UnsavedDraft,
  saved: MarketplaceFormValues,
  reference: MarketplaceReference,
): boolean => !isChanged(applyDraft(draft, saved, reference), saved, reference);
