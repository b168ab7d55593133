import { Switch, type SwitchProps } from '@advantage/ui';
import type { FlagName } from '../fields/values.ts';
import { useFormField } from './useFormField.ts';

interface FormSwitchProps extends Pick<SwitchProps, 'size' | 'description' | 'isDisabled'> {
  /** Name of the field. */
  readonly name: FlagName;
  /** Overrides the selected state while another setting forces it. Default: the chosen state. */
  readonly isSelected?: boolean;
}

/** Switch of a field. */
export function FormSwitch({ name, ...props }: FormSwitchProps) {
  const { value, onChange, field } = useFormField(name);
  return <Switch {...field} isSelected={value} {...props} onChange={onChange} />;
}
