import { NumberField, type NumberFieldProps } from '@advantage/ui';
import type { TextName } from '../fields/values.ts';
import { useFormField } from './useFormField.ts';

/** Props of `FormNumber`. */
export interface FormNumberProps
  extends Pick<
    NumberFieldProps,
    | 'allowNegative'
    | 'allowDecimals'
    | 'maxDigits'
    | 'hasSeparators'
    | 'prefix'
    | 'suffix'
    | 'placeholder'
    | 'description'
  > {
  /** Name of the field. */
  readonly name: TextName;
}

/** Number input of a field. */
export function FormNumber({ name, description, ...props }: FormNumberProps) {
  const { value, onChange, field } = useFormField(name);
  // The error takes the place of the hint.
  const hint = field.errorMessage ? undefined : description;
  return <NumberField {...field} {...props} size="m" description={hint} value={value} onChange={onChange} />;
}
