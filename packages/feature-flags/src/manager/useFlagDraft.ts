import { type FocusEvent, useState } from 'react';
import type { FeatureFlagDraft } from '../wire/featureFlag.ts';
import { type DraftField, draftChanges, draftErrors, draftFields } from './flagDraft.ts';

/**
 * Form state of a flag. Errors appear when a field loses focus and disappear as soon as they're fixed. Changes are
 * compared with the first `initial`, so a list refresh doesn't affect what is being typed.
 */
export function useFlagDraft(initial: FeatureFlagDraft) {
  const [initialDraft] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const errors = draftErrors(draft);
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
