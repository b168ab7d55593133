import type { UseFormReturn } from 'react-hook-form';
import { recipientFieldNames, recipientFields } from '../fields/fields.ts';
import type { MarketplaceFormValues, RecipientFieldName, RecipientValues } from '../fields/values.ts';
import { type ChangeContext, computePatch, type Effect, type EffectPatch } from '../values/effects.ts';
import type { RuleInput } from '../values/rules.ts';

/** The methods of React Hook Form that effects need. */
type Form = Pick<UseFormReturn<MarketplaceFormValues>, 'getValues' | 'setValue' | 'subscribe'>;

const dirty = { shouldDirty: true } as const;

/** Sets only the recipient fields that differ. If recipients were added, removed or reordered, sets the whole list. */
function setRecipients({ getValues, setValue }: Form, rows: readonly RecipientValues[]) {
  const before = getValues('recipients');
  const isSameList =
    before.length === rows.length &&
    before.every(
      ({ recipientId, emailAddress }, index) =>
        recipientId === rows[index]?.recipientId && emailAddress === rows[index].emailAddress,
    );
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
