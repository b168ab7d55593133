import { TextField, type TextFieldProps } from '@advantage/ui';
import type { TextName } from '../fields/values.ts';
import { useFormField } from './useFormField.ts';

interface FormTextProps extends Pick<TextFieldProps, 'type' | 'placeholder' | 'description' | 'inputMode'> {
  /** Which field. */
  readonly name: TextName;
}

/** A field of one line of text. */
export function FormText({ name, ...props }: FormTextProps) {
  const { value, onChange, field } = useFormField(name);
  return <TextField {...field} {...props} value={value} onChange={onChange} autoComplete="off" />;
}
