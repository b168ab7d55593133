import { TagInput, type TagVerdict, useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import { splitList } from '../fields/lists.ts';
import { isEmailAddress } from '../fields/validators.ts';
import * as en from '../messages/en.ts';
import { FoldedField } from './FoldedField.tsx';
import { useFormField } from './useFormField.ts';

/** Returns a function that validates an address. */
const createGetVerdict =
  (t: typeof en.controls) =>
  (address: string, isDuplicate: boolean): TagVerdict => {
    if (!isEmailAddress(address)) return { tone: 'critical', text: t.notAnAddress };
    return isDuplicate ? { tone: 'critical', text: t.duplicate } : { tone: 'neutral' };
  };

/** List of email addresses, separated by commas. Invalid and duplicate addresses are marked. */
export function AddressesField({ name }: { readonly name: 'emailRecipients' | 'emailBccRecipients' }) {
  const t = useMessages(en.controls);
  const { value, onChange, field } = useFormField(name);
  const [first = '', ...others] = splitList(value);
  const getVerdict = useMemo(() => createGetVerdict(t), [t]);
  return (
    <FoldedField
      id={field.id}
      paths={[name]}
      label={field.label}
      value={first}
      note={others.length > 0 ? t.moreAddresses(others.length) : undefined}
      {...(!field.isRequired && { emptyText: t.noAddresses })}
      errorMessage={field.errorMessage}
    >
      {() => (
        <TagInput
          aria-label={field.label}
          name={field.name}
          onBlur={field.onBlur}
          isRequired={field.isRequired}
          isInvalid={field.isInvalid}
          errorMessage={field.errorMessage}
          value={value}
          onChange={onChange}
          getVerdict={getVerdict}
          placeholder={t.addAddress}
        />
      )}
    </FoldedField>
  );
}
