import { TagInput, type TagVerdict } from '@advantage/ui';
import { splitList } from '../fields/lists.ts';
import { isEmailAddress } from '../fields/validators.ts';
import { useFormField } from './useFormField.ts';

interface AddressesFieldProps {
  /** Which addresses. */
  readonly name: 'emailRecipients' | 'emailBccRecipients';
  /** Words below the field. Default: none. */
  readonly description?: string;
}

/** What is to say about an address. */
function verdictOf(address: string, isRepeat: boolean): TagVerdict {
  if (!isEmailAddress(address)) return { tone: 'critical', text: 'Not an address' };
  return isRepeat ? { tone: 'critical', text: 'Duplicate' } : { tone: 'neutral' };
}

/** E-mail addresses separated by commas, each with what is wrong with it (MKF-26). */
export function AddressesField({ name, ...props }: AddressesFieldProps) {
  const { value, onChange, field } = useFormField(name);
  const { length } = splitList(value);
  return (
    <TagInput
      {...field}
      {...props}
      value={value}
      onChange={onChange}
      getVerdict={verdictOf}
      labelNote={length > 1 ? `${length} addresses` : field.isRequired && 'Required'}
      placeholder="Add an address"
    />
  );
}
