import { type FocusEvent, useState } from 'react';
import * as en from '../messages/en.ts';
import { type FeatureFlagDraft, featureFlagDraftSchema } from '../wire/featureFlag.ts';
import { isSameFlagName } from '../wire/isSameFlagName.ts';

/** The text fields of a flag. */
export const draftFields = ['name', 'description'] as const;
export type DraftField = (typeof draftFields)[number];

/** Returns the first error of each field. Empty if the draft is valid. `takenNames` are those of other flags. */
export function draftErrors(
  draft: FeatureFlagDraft,
  takenNames: readonly string[] = [],
): Readonly<Partial<Record<DraftField, string>>> {
  const issues = featureFlagDraftSchema.safeParse(draft).error?.issues ?? [];
  const isTaken = takenNames.some((name) => isSameFlagName(name, draft.name.trim()));
  return {
    ...(isTaken && { name: en.rules.nameTaken }),
    ...Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message])),
  };
}

/** Returns the changes in a draft, trimmed, with the name normalized. Empty if nothing changed. */
export function draftChanges(draft: FeatureFlagDraft, initial: FeatureFlagDraft): Partial<FeatureFlagDraft> {
  const { name, description, enabled } = {
    ...draft,
    name: draft.name.trim().normalize(),
    description: draft.description.trim(),
  };
  return {
    ...(!isSameFlagName(name, initial.name) && { name }),
    ...(description !== initial.description && { description }),
    ...(enabled !== initial.enabled && { enabled }),
  };
}

/**
 * Form state of a flag; `names` are those of all flags. Errors appear when a field loses focus and disappear as soon
 * as they're fixed. Changes are compared with the first `initial`, so a list refresh doesn't affect what is being
 * typed.
 */
export function useFlagDraft(initial: FeatureFlagDraft, names: readonly string[]) {
  const [initialDraft] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const otherNames = names.filter((name) => !isSameFlagName(name, initialDraft.name));
  const errors = draftErrors(draft, otherNames);
  const changes = draftChanges(draft, initialDraft);
  const set = (next: Partial<FeatureFlagDraft>) => setDraft((last) => ({ ...last, ...next }));

  return {
    draft,
    changes,
    set,
    /** Whether the draft is dirty and valid. */
    canSubmit: Object.keys(errors).length === 0 && Object.keys(changes).length > 0,
    /** Returns the props of a text field. */
    field: (name: DraftField) => ({
      name,
      value: draft[name],
      onChange: (value: string) => set({ [name]: value }),
      errorMessage: touched.has(name) ? errors[name] : undefined,
    }),
    showErrors: () => setTouched(new Set(draftFields)),
    /**
     * Handler for the element around the fields. Ignores focus moving to a button: an error that appears above the
     * button would move it while it's being pressed.
     */
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLButtonElement || !(target instanceof HTMLInputElement)) return;
      setTouched((last) => new Set(last).add(target.name));
    },
  };
}
