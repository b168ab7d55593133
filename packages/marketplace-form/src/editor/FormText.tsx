import { TextField, type TextFieldProps } from '@advantage/ui';
import type { TextName } from '../fields/values.ts';
import { useFormLoaded, useFormParts } from '../form/formParts.ts';
import { useFieldProps } from './useFieldProps.ts';

interface FormTextProps extends Pick<TextFieldProps, 'type' | 'placeholder' | 'description' | 'inputMode'> {
  /** Which field. */
  readonly name: TextName;
}

/** A field of one line of text. React Hook Form holds the native element: a key renders nothing. */
export function FormText({ name, ...props }: FormTextProps) {
  const { form } = useFormParts();
  // Registers again whenever something else is loaded, because a reset forgets who is registered.
  useFormLoaded();
  const { onBlur, ...field } = useFieldProps(name);
  const { ref, ...native } = form.register(name);
  const send = (type: 'change' | 'blur', value: string) => ({ type, target: { name, value } });
  return (
    <TextField
      {...field}
      {...props}
      ref={ref}
      defaultValue={form.getValues(name)}
      onChange={(value) => void native.onChange(send('change', value))}
      onBlur={() => {
        void native.onBlur(send('blur', form.getValues(name)));
        onBlur();
      }}
      autoComplete="off"
    />
  );
}
