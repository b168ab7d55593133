import { type FeatureFlagDraft, featureFlagDraftSchema } from '../wire/featureFlag.ts';

/** The texts a person types into a flag. */
export const draftFields = ['name', 'description'] as const;
export type DraftField = (typeof draftFields)[number];

/** The first error of each field. Empty when the draft is valid. */
export function draftErrors(draft: FeatureFlagDraft): Readonly<Partial<Record<DraftField, string>>> {
  const issues = featureFlagDraftSchema.safeParse(draft).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

/** What a draft changes, without outer spaces. Empty while it is not dirty. */
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
