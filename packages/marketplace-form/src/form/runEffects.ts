import type { UseFormReturn } from 'react-hook-form';
import { recipientFieldNames } from '../fields/fields.ts';
import type { MarketplaceFormValues, RecipientFieldName, RecipientValues } from '../fields/values.ts';
import { type ChangeContext, type Effect, type EffectPatch, patchOf } from '../values/interplay.ts';
import type { RuleInput } from '../values/rule.ts';

/** The parts of React Hook Form that set values. */
type Form = Pick<UseFormReturn<MarketplaceFormValues>, 'getValues' | 'setValue' | 'subscribe'>;

const dirty = { shouldDirty: true } as const;

/** Sets the leaves in which the rows differ, or all rows where others came or went. */
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

/** Sets the fields of an effect that are not as it wants them. */
export function setFields(form: Form, { recipients, ...fields }: EffectPatch) {
  const values = form.getValues();
  for (const [name, value] of Object.entries(fields)) {
    if (values[name as keyof typeof fields] !== value)
      form.setValue(name as keyof typeof fields, value, dirty);
  }
  if (recipients) setRecipients(form, recipients);
}

/** Splits the name of a change: which field it was, and of which recipient. */
function parseName(name: string): { readonly when: Effect['when']; readonly index: number | undefined } {
  const [list, index, field] = name.split('.');
  return list === 'recipients' && field !== undefined
    ? { when: `recipients.*.${field as RecipientFieldName}`, index: Number(index) }
    : { when: name as Effect['when'], index: undefined };
}

/**
 * Runs the effects of what people change, and reports the fields that changed with it. Values that a program sets have
 * no effects. Returns a function that stops.
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
      const { when, index } = parseName(name);
      const values = form.getValues();
      const patch = patchOf(
        when,
        values,
        getContext(),
        index === undefined ? undefined : values.recipients[index],
      );
      setFields(form, patch);
      onEdit(
        new Set([
          index === undefined ? (name as RuleInput) : 'recipients',
          ...(Object.keys(patch) as RuleInput[]),
        ]),
      );
    },
  });
