import { TagInput, type TagVerdict, useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import { splitList } from '../fields/lists.ts';
import { isEmailAddress } from '../fields/validators.ts';
import * as en from '../messages/en.ts';
import { useFormField } from './useFormField.ts';

interface AddressesFieldProps {
  /** Name of the field. */
  readonly name: 'emailRecipients' | 'emailBccRecipients';
  /** Help text below the field. Default: none. */
  readonly description?: string;
}

/** Returns a function that validates an address. */
const createGetVerdict =
  (t: typeof en.controls) =>
  (address: string, isDuplicate: boolean): TagVerdict => {
    if (!isEmailAddress(address)) return { tone: 'critical', text: t.notAnAddress };
    return isDuplicate ? { tone: 'critical', text: t.duplicate } : { tone: 'neutral' };
  };

/** List of email addresses, separated by commas. Invalid and duplicate addresses are marked. */
export function AddressesField({ name, ...props }: AddressesFieldProps) {
  const t = useMessages(en.controls);
  const { value, onChange, field } = useFormField(name);
  const { length } = splitList(value);
  const getVerdict = useMemo(() => createGetVerdict(t), [t]);
  return (
    <TagInput
      {...field}
      {...props}
      value={value}
      onChange={onChange}
      getVerdict={getVerdict}
      labelNote={length > 1 ? t.addresses(length) : field.isRequired && t.required}
      placeholder={t.addAddress}
    />
  );
}
