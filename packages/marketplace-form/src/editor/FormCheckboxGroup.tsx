import { CheckboxGrid, type CheckboxGridProps } from '@advantage/ui';
import type { ListName } from '../fields/values.ts';
import { useFormField } from './useFormField.ts';

interface FormCheckboxGroupProps extends Pick<CheckboxGridProps, 'options' | 'columns' | 'filterLabel'> {
  /** Name of the field. */
  readonly name: ListName;
}

/** Checkboxes of a field that takes any number of fixed options. */
export function FormCheckboxGroup({ name, ...props }: FormCheckboxGroupProps) {
  const { value, onChange, field } = useFormField(name);
  return <CheckboxGrid {...field} {...props} value={value} onChange={(next) => onChange([...next])} />;
}
