import * as z from 'zod/mini';
import * as en from '../messages/en.ts';

/** Text without control characters, including those that change text direction, break lines or have no width. */
const printableText = z.regex(
  /^[^\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/u,
  en.rules.readable,
);

/** Text that a user types: trimmed, not empty, and short enough for the table. */
const typedText = (required: string, length: number) =>
  z
    .string()
    .check(z.trim(), z.regex(/\S/, required), z.maxLength(length, en.rules.length(length)), printableText);

/** A name that a flag can be read by: in an address, `.` and `..` are folders. */
const readableName = z.regex(/^(?!\.{1,2}$)/, en.rules.nameOfDots);

/** A flag as the service sends it. Unknown fields are preserved. */
export const featureFlagSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  description: z.string(),
  enabled: z.boolean(),
});

/** A feature flag. */
export type FeatureFlag = Readonly<z.infer<typeof featureFlagSchema>>;

/** Identifies a flag in an update. */
export type FeatureFlagId = FeatureFlag['id'];

/**
 * The editable fields of a flag, and the body of a create request: a name of at most 100 and a description of at most
 * 500 characters, without control characters. Leading and trailing spaces are removed, and a name is normalized to
 * Unicode's composed form (NFC).
 */
export const featureFlagDraftSchema = z.object({
  name: typedText(en.rules.nameRequired, 100).check(z.normalize(), readableName),
  description: typedText(en.rules.descriptionRequired, 500),
  enabled: z.boolean(),
});

/** The editable part of a flag. */
export type FeatureFlagDraft = Readonly<z.infer<typeof featureFlagDraftSchema>>;

/** The body of an update request: the whole flag, with the same rules as for a create request. */
export const featureFlagUpdateSchema = z.extend(featureFlagSchema, featureFlagDraftSchema.shape);

/** A flag in the list, with the client-only edit marker, which is never sent. */
export type FeatureFlagRow = FeatureFlag & { readonly isEditing?: boolean };

/** Returns the body of an update request: every field that the service sent, without the edit marker. */
export function toFeatureFlagBody({ isEditing: _marker, ...flag }: FeatureFlagRow): FeatureFlag {
  return flag;
}
