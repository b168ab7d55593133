import type { ChangeEvent } from 'react';
import type { FieldLabeling, FieldProps } from './fieldProps.ts';

type ChoiceProps = FieldLabeling &
  FieldProps & {
    readonly isSelected?: boolean;
    readonly defaultSelected?: boolean;
    readonly onChange?: (isSelected: boolean) => void;
  };

/** Maps the props of a control to those of its native checkbox or switch. */
export const nativeChoice = (props: ChoiceProps) => ({
  id: props.id,
  name: props.name,
  checked: props.isSelected,
  defaultChecked: props.defaultSelected,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => props.onChange?.(currentTarget.checked),
  onFocus: () => props.onFocus?.(),
  onBlur: () => props.onBlur?.(),
  disabled: props.isDisabled,
  autoFocus: props.autoFocus,
  'aria-label': props['aria-label'],
  'aria-required': props.isRequired || undefined,
});
