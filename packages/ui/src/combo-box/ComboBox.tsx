import { forwardRef, type ReactElement, type Ref, type RefAttributes, useMemo } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import { field } from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { useFieldMessages } from '../field/FieldMessages.tsx';
import type { FieldLabeling, FieldProps, FieldSize } from '../field/fieldProps.ts';
import { OptionPopover } from '../field/OptionPopover.tsx';
import type { SelectOption } from '../select/options.ts';
import { ComboInput } from './ComboInput.tsx';

export type ComboBoxProps<Value extends string = string> = FieldLabeling &
  FieldProps & {
    /** What can be chosen. Typing narrows it to the labels that hold the text; none left says 'No results.'. */
    readonly options: readonly SelectOption<Value>[];
    /** The selected value; null while nothing is selected. Default: uncontrolled. */
    readonly value?: NoInfer<Value> | null;
    /** The first choice of an uncontrolled field. Default: none. */
    readonly defaultValue?: NoInfer<Value> | null;
    /** Called with the new choice; null when the text is emptied or stands for no option. */
    readonly onChange?: (value: Value | null) => void;
    /** Called with the text as it is typed, e.g. to load options. */
    readonly onInputChange?: (text: string) => void;
    /** Text that is no option stays when the focus leaves: take it from `onInputChange`. Default false. */
    readonly allowsCustomValue?: boolean;
    /** An example; never the label. Default: none. */
    readonly placeholder?: string;
    /** Height; on a phone always 44 px. Default `l` (40 px). */
    readonly size?: FieldSize;
  };

function ComboBoxField<Value extends string>(props: ComboBoxProps<Value>, ref: Ref<HTMLInputElement>) {
  const { label, 'aria-label': unseen, description, errorMessage, ...others } = props;
  const { options, onChange, placeholder, size, ...rest } = others;
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const items = useMemo(
    () =>
      options.map((option) => ({ key: option.value, label: option.label, isDisabled: option.isDisabled })),
    [options],
  );
  return (
    <AriaComboBox
      {...rest}
      className={field}
      defaultItems={items}
      onChange={(key) => onChange?.(options.find(({ value }) => value === key)?.value ?? null)}
      isInvalid={isInvalid}
      validationBehavior="aria"
      aria-describedby={describedBy}
      allowsEmptyCollection
    >
      <FieldLabel unseen={unseen}>{label}</FieldLabel>
      <ComboInput ref={ref} placeholder={placeholder} size={size} />
      {messages}
      <OptionPopover />
    </AriaComboBox>
  );
}

/** Chooses one of a long list by typing part of it, e.g. a company. A short list is a `Select`. */
export const ComboBox = forwardRef(ComboBoxField) as <Value extends string = string>(
  props: ComboBoxProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement;
