import { NumberField, type NumberFieldProps } from '@advantage/ui';
import type { TextName } from '../fields/values.ts';
import { useFormField } from './useFormField.ts';

/** What a field of a number takes. */
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
  /** Which field. */
  readonly name: TextName;
}

/** A field of a number. */
export function FormNumber({ name, ...props }: FormNumberProps) {
  const { value, onChange, field } = useFormField(name);
  return <NumberField {...field} {...props} value={value} onChange={onChange} />;
}
