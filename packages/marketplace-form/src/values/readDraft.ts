import * as z from 'zod/mini';
import type { MarketplaceReference } from '../fields/reference.ts';
import { formValuesSchema, type MarketplaceFormValues } from '../fields/values.ts';
import { isChanged } from './compare.ts';
import { secretsIn } from './draft.ts';
import { mergeMarketplace } from './merge.ts';

const draftSchema = z.object({
  version: z.literal(1),
  /** When it was kept. */
  savedAt: z.number(),
  /** The form as it was loaded, without its secret. */
  base: formValuesSchema,
  /** The form as it was left, without its secret. */
  values: formValuesSchema,
  /** Whether a key was entered that is not kept. */
  lacksKey: z.boolean(),
});

/** What was typed and not saved. */
export type UnsavedDraft = Readonly<z.output<typeof draftSchema>>;

/** The draft of a kept text; undefined where there is none or it cannot be read. */
export function readDraft(text: string | null | undefined): UnsavedDraft | undefined {
  try {
    return draftSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** The form as it is now with the edits of a draft: what others saved meanwhile stays where the draft left it alone. */
export const withDraft = (
  { base, values }: UnsavedDraft,
  now: MarketplaceFormValues,
  reference: MarketplaceReference,
): MarketplaceFormValues => {
  const secrets = Object.fromEntries(secretsIn(reference).map((name) => [name, now[name]]));
  const versions = { base: { ...base, ...secrets }, mine: { ...values, ...secrets }, theirs: now };
  return mergeMarketplace({ ...versions, reference }).values;
};

/** Whether a marketplace has all of a draft by now. */
export const isInForce = (
  draft: UnsavedDraft,
  saved: MarketplaceFormValues,
  reference: MarketplaceReference,
): boolean => !isChanged(withDraft(draft, saved, reference), saved, reference);
