import type { UseFormReturn } from 'react-hook-form';
import { recipientFields } from '../fields/fields.ts';
import type { MarketplaceFormValues, RecipientFieldName } from '../fields/values.ts';
import { type ChangeContext, computePatch, type Effect, type EffectPatch } from '../values/effects.ts';
import type { RuleInput } from '../values/rules.ts';

/** The methods of React Hook Form that effects need. */
type Form = Pick<UseFormReturn<MarketplaceFormValues>, 'getValues' | 'setValue' | 'subscribe'>;

/** Applies the patch of an effect: sets the fields whose values differ. */
export function applyPatch(form: Form, patch: EffectPatch) {
  const values = form.getValues();
  for (const name of Object.keys(patch) as (keyof EffectPatch)[]) {
    const value = patch[name];
    if (value !== undefined && values[name] !== value) form.setValue(name, value, { shouldDirty: true });
  }
}

/** Parses the name of a changed field into an effect's trigger and the recipient, if any. */
function parseTrigger(name: string) {
  const [list, index, field] = name.split('.');
  if (list !== 'recipients' || field === undefined) return { when: name as Effect['when'], isTyping: false };
  const when: Effect['when'] = `recipients.*.${field as RecipientFieldName}`;
  return { when, index: Number(index), isTyping: recipientFields[field as RecipientFieldName].codec.isTyped };
}

/**
 * Runs the effects of user edits, and calls `onEdit` with all fields that changed, and whether a field of a recipient is
 * being typed into. Values set by code don't trigger effects. Returns a function that unsubscribes.
 */
export const runEffects = (
  form: Form,
  getContext: () => ChangeContext,
  onEdit: (edited: ReadonlySet<RuleInput>, isTyping: boolean) => void,
): (() => void) =>
  form.subscribe({
    formState: { values: true },
    callback: ({ name, type }) => {
      if (type !== 'change' || name === undefined) return;
      const { when, index, isTyping } = parseTrigger(name);
      const values = form.getValues();
      const patch = computePatch(
        when,
        values,
        getContext(),
        index === undefined ? undefined : values.recipients[index],
      );
      applyPatch(form, patch);
      onEdit(
        new Set([
          index === undefined ? (name as RuleInput) : 'recipients',
          ...(Object.keys(patch) as RuleInput[]),
        ]),
        isTyping,
      );
    },
  });
