import type { UseFormReturn } from 'react-hook-form';
import { recipientFieldNames } from '../fields/fields.ts';
import type { MarketplaceFormValues, RecipientFieldName, RecipientValues } from '../fields/values.ts';
import { type ChangeContext, computePatch, type Effect, type EffectPatch } from '../values/effects.ts';
import type { RuleInput } from '../values/rule.ts';

/** The methods of React Hook Form that effects need. */
type Form = Pick<UseFormReturn<MarketplaceFormValues>, 'getValues' | 'setValue' | 'subscribe'>;

const dirty = { shouldDirty: true } as const;

/** Sets only the recipient fields that differ. If recipients were added, removed or reordered, sets the whole list. */
function setRecipients({ getValues, setValue }: Form, rows: readonly RecipientValues[]) {
  const before = getValues('recipients');
  const isSameList =
    before.length === rows.length &&
    before.every(({ recipientId }, index) => recipientId === rows[index]?.recipientId);
  if (!isSameList) return setValue('recipients', [...rows], dirty);
  for (const [index, row] of rows.entries()) {
    if (row === before[index]) continue;
    for (const name of recipientFieldNames) {
      if (row[name] !== before[index]?.[name]) setValue(`recipients.${index}.${name}`, row[name], dirty);
    }
  }
}

/** Applies the patch of an effect: sets the fields whose values differ. */
export function applyPatch(form: Form, { recipients, ...fields }: EffectPatch) {
  const values = form.getValues();
  for (const [name, value] of Object.entries(fields)) {
    if (values[name as keyof typeof fields] !== value)
      form.setValue(name as keyof typeof fields, value, dirty);
  }
  if (recipients) setRecipients(form, recipients);
}

/** Parses the name of a changed field into an effect's trigger and the index of the recipient, if any. */
function parseTrigger(name: string): { readonly when: Effect['when']; readonly index: number | undefined } {
  const [list, index, field] = name.split('.');
  return list === 'recipients' && field !== undefined
    ? { when: `recipients.*.${field as RecipientFieldName}`, index: Number(index) }
    : { when: name as Effect['when'], index: undefined };
}

/**
 * Runs the effects of user edits, and calls `onEdit` with all fields that changed. Values set by code don't trigger
 * effects. Returns a function that unsubscribes.
 */
export const runEffects = (
  form: Form,
  getContext: () => ChangeContext,
  onEdit: (edited: ReadonlySet<RuleInput>) => void,
): (() => void) =>
  form.subscribe({
    formState: { values: true },
    callback: ({ name, type }) => {
      if (type !== 'change' || name === undefined) return;
      const { when, index } = parseTrigger(name);
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
      );
    },
  });
