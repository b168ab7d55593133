import * as z from 'zod/mini';
import * as en from '../messages/en.ts';

/** Anything but control characters, also those that turn the direction of a text, break its lines or take no room. */
const readable = z.regex(
  /^[^\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/u,
  en.rules.readable,
);

/** A text that a person types: trimmed, not empty, and not too long for the table. */
const typedText = (required: string, length: number) =>
  z.string().check(z.trim(), z.regex(/\S/, required), z.maxLength(length, en.rules.length(length)), readable);

/** A flag as the service sends it. Fields it does not name survive a read and a write. */
export const featureFlagSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
});

/** One feature flag. */
export type FeatureFlag = Readonly<z.infer<typeof featureFlagSchema>>;

/** What names a flag for an update. */
export type FeatureFlagId = FeatureFlag['id'];

/**
 * What a person types into a flag, and the body of a create: a name of at most 100 and a description of at most 500
 * characters, without control characters. Leading and trailing spaces do not count.
 */
export const featureFlagDraftSchema = z.object({
  name: typedText(en.rules.nameRequired, 100),
  description: typedText(en.rules.descriptionRequired, 500),
  enabled: z.boolean(),
});

/** The editable part of a flag. */
export type FeatureFlagDraft = Readonly<z.infer<typeof featureFlagDraftSchema>>;

/** The body of an update: the whole flag, with the same rules as a create. */
export const featureFlagUpdateSchema = z.extend(featureFlagSchema, featureFlagDraftSchema.shape);

/** A flag as a list holds it: with the client-only edit marker, which is never sent. */
export type FeatureFlagRow = FeatureFlag & { readonly isEditing?: boolean };

/** The body of an update: everything the service ever sent for this flag, without the edit marker. */
export function toFeatureFlagBody({ isEditing: _marker, ...flag }: FeatureFlagRow): FeatureFlag {
  return flag;
}
