import {
  forwardRef,
  type ReactElement,
  type Ref,
  type RefAttributes,
  useImperativeHandle,
  useRef,
} from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components';
import { messages as below, choice } from '../Checkbox/Checkbox.css.ts';
import { field } from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { useFieldMessages } from '../Field/FieldMessages.tsx';
import type { FieldHandle, FieldLabelling, FieldProps } from '../Field/fieldProps.ts';
import * as styles from './RadioGroup.css.ts';

/** One choice of a `RadioGroup`. */
export interface RadioOption<Value extends string = string> {
  /** What is chosen. */
  readonly value: Value;
  /** What people read. */
  readonly label: string;
  /** What the choice means, or why it cannot be taken. Default: none. */
  readonly description?: string;
  /** Cannot be chosen. Default false. */
  readonly isDisabled?: boolean;
}

export type RadioGroupProps<Value extends string = string> = FieldLabelling &
  FieldProps & {
    /** Two to about seven choices. */
    readonly options: readonly RadioOption<Value>[];
    /** The choice in force; null is none. Default: uncontrolled. */
    readonly value?: NoInfer<Value> | null;
    /** The first choice of an uncontrolled group. Default: none. */
    readonly defaultValue?: NoInfer<Value> | null;
    /** Called with the new choice. */
    readonly onChange?: (value: Value) => void;
    /** Side by side or below each other. Default `horizontal`. */
    readonly orientation?: 'horizontal' | 'vertical';
  };

function RadioGroupField<Value extends string>(props: RadioGroupProps<Value>, ref: Ref<FieldHandle>) {
  const { label, description, errorMessage, options, onChange, orientation = 'horizontal', ...rest } = props;
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => reachable(group.current)?.focus() }), []);
  return (
    <AriaRadioGroup
      {...rest}
      ref={group}
      className={field}
      orientation={orientation}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onChange?.(chosen.value);
      }}
      isInvalid={isInvalid}
      validationBehavior="aria"
      aria-describedby={describedBy}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className={styles.options}>
        {options.map((option) => (
          <Option key={option.value} {...option} />
        ))}
      </div>
      {messages}
    </AriaRadioGroup>
  );
}

function Option({ label, description, ...option }: RadioOption) {
  const { describedBy, messages } = useFieldMessages({ description });
  return (
    <RadioField {...option} className={field} aria-describedby={describedBy}>
      <RadioButton className={choice({ size: 'l' })}>
        <span className={styles.round}>
          <span className={styles.dot} />
        </span>
        {label}
      </RadioButton>
      <span className={below({ size: 'l' })}>{messages}</span>
    </RadioField>
  );
}

/** The radio button that Tab would reach: the chosen one, else the first. */
const reachable = (group: HTMLElement | null) =>
  group?.querySelector<HTMLInputElement>(':checked:enabled') ??
  group?.querySelector<HTMLInputElement>('input:enabled');

/** Chooses one of a few that should all be seen. For more than about seven use `Select`. */
export const RadioGroup = forwardRef(RadioGroupField) as <Value extends string = string>(
  props: RadioGroupProps<Value> & RefAttributes<FieldHandle>,
) => ReactElement;
