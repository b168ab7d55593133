import { TextField, type TextFieldProps } from '@advantage/ui';
import type { TextName } from '../fields/values.ts';
import { useFormActions, useFormLoaded } from '../form/formContext.ts';
import { useFieldProps } from './useFieldProps.ts';

interface FormTextProps extends Pick<TextFieldProps, 'type' | 'placeholder' | 'description' | 'inputMode'> {
  /** Name of the field. */
  readonly name: TextName;
}

/**
 * Single-line text input of a field. Uncontrolled: React Hook Form holds the native element, so typing doesn't
 * re-render.
 */
export function FormText({ name, ...props }: FormTextProps) {
  const { form } = useFormActions();
  // Re-renders when a marketplace is loaded, to register again: a reset clears the registered fields.
  useFormLoaded();
  const { onBlur, ...field } = useFieldProps(name);
  const { ref, ...native } = form.register(name);
  const toEvent = (type: 'change' | 'blur', value: string) => ({ type, target: { name, value } });
  return (
    <TextField
      {...field}
      {...props}
      size="m"
      ref={ref}
      defaultValue={form.getValues(name)}
      onChange={(value) => void native.onChange(toEvent('change', value))}
      onBlur={() => {
        void native.onBlur(toEvent('blur', form.getValues(name)));
        onBlur();
      }}
      autoComplete="off"
    />
  );
}
