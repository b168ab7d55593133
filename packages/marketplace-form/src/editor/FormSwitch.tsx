import { Switch, type SwitchProps } from '@advantage/ui';
import type { FlagName } from '../fields/values.ts';
import { useFormField } from './useFormField.ts';

interface FormSwitchProps extends Pick<SwitchProps, 'size' | 'description' | 'isDisabled'> {
  /** Which field. */
  readonly name: FlagName;
  /** Shown instead of the chosen state where something forces another one. Default: the chosen state. */
  readonly isSelected?: boolean;
}

/** A field that is on or off. */
export function FormSwitch({ name, ...props }: FormSwitchProps) {
  const { value, onChange, field } = useFormField(name);
  return <Switch {...field} isSelected={value} {...props} onChange={onChange} />;
}
