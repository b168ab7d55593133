import { type FocusEvent, useState } from 'react';
import type { FeatureFlagDraft } from '../wire/featureFlag.ts';
import { type DraftField, draftChanges, draftErrors, draftFields } from './flagDraft.ts';

/**
 * What a person types into a flag. Errors show when a field is left and vanish as soon as they are fixed. The
 * start is what `initial` was at first: a list that refreshes meanwhile does not touch what is being typed.
 */
export function useFlagDraft(initial: FeatureFlagDraft) {
  const [start] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const errors = draftErrors(draft);
  const changes = draftChanges(draft, start);
  const set = (next: Partial<FeatureFlagDraft>) => setDraft((last) => ({ ...last, ...next }));

  return {
    draft,
    changes,
    set,
    /** Dirty and valid. */
    canSubmit: Object.keys(errors).length === 0 && Object.keys(changes).length > 0,
    /** The props of a text field. */
    field: (name: DraftField) => ({
      name,
      value: draft[name],
      onChange: (value: string) => set({ [name]: value }),
      errorMessage: left.has(name) ? errors[name] : undefined,
    }),
    showErrors: () => setLeft(new Set(draftFields)),
    /** For the element around the fields. A press on a button must not move it by showing an error above it. */
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLButtonElement || !(target instanceof HTMLInputElement)) return;
      setLeft((last) => new Set(last).add(target.name));
    },
  };
}
