import { Checkbox } from '@advantage/ui';
import type { FlagName } from '../fields/values.ts';
import { useFormField } from './useFormField.ts';

/** Checkbox of a field. */
export function FormCheckbox({ name }: { readonly name: FlagName }) {
  const { value, onChange, field } = useFormField(name);
  return <Checkbox {...field} size="m" isSelected={value} onChange={onChange} />;
}
