import { type FeatureFlagDraft, featureFlagDraftSchema } from '../wire/featureFlag.ts';

/** The text fields of a flag. */
export const draftFields = ['name', 'description'] as const;
export type DraftField = (typeof draftFields)[number];

/** Returns the first error of each field. Empty if the draft is valid. */
export function draftErrors(draft: FeatureFlagDraft): Readonly<Partial<Record<DraftField, string>>> {
  const issues = featureFlagDraftSchema.safeParse(draft).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

/** Returns the changes in a draft, trimmed. Empty if nothing changed. */
export function draftChanges(draft: FeatureFlagDraft, initial: FeatureFlagDraft): Partial<FeatureFlagDraft> {
  const { name, description, enabled } = {
    ...draft,
    name: draft.name.trim(),
    description: draft.description.trim(),
  };
  return {
    ...(name !== initial.name && { name }),
    ...(description !== initial.description && { description }),
    ...(enabled !== initial.enabled && { enabled }),
  };
}
