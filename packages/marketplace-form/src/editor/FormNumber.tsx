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
export function FormNumber({ name, ...props }: FormNumberProps) {
  const { value, onChange, field } = useFormField(name);
  return <NumberField {...field} {...props} value={value} onChange={onChange} />;
}
