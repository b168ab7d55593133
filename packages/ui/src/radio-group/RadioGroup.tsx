import { forwardRef, type ReactElement, type Ref, type RefAttributes, useId } from 'react';
import { messages as below, choice } from '../checkbox/Checkbox.css.ts';
import { field, label as labelStyle } from '../field/Field.css.ts';
import { useFieldMessages } from '../field/FieldMessages.tsx';
import type { FieldHandle, FieldLabeling, FieldProps } from '../field/fieldProps.ts';
import { useControlled } from '../field/useControlled.ts';
import { useGroupFocus } from '../field/useGroupFocus.ts';
import * as styles from './RadioGroup.css.ts';

/** An option of a `RadioGroup`. */
export interface RadioOption<Value extends string = string> {
  /** Value of the option. */
  readonly value: Value;
  /** Visible label of the option. */
  readonly label: string;
  /** What the option means, or why it's unavailable. Default: none. */
  readonly description?: string;
  /** Disables the option. Default false. */
  readonly isDisabled?: boolean;
}

export type RadioGroupProps<Value extends string = string> = FieldLabeling &
  FieldProps & {
    /** Two to about seven options. */
    readonly options: readonly RadioOption<Value>[];
    /** The selected value; null while nothing is selected. Default: uncontrolled. */
    readonly value?: NoInfer<Value> | null;
    /** Initial value of an uncontrolled group. Default: none. */
    readonly defaultValue?: NoInfer<Value> | null;
    /** Called with the new value. */
    readonly onChange?: (value: Value) => void;
    /** Side by side or stacked. Default `horizontal`. */
    readonly orientation?: 'horizontal' | 'vertical';
  };

/** Selectors of the radio button that Tab would reach: the selected one, or else the first. */
const reachable = [':checked:enabled', 'input:enabled'];

function RadioGroupField<Value extends string>(props: RadioGroupProps<Value>, ref: Ref<FieldHandle>) {
  const { label, options, value, defaultValue = null, onChange, orientation = 'horizontal', ...rest } = props;
  const ownId = useId();
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const [chosen, choose] = useControlled<Value | null>(value, defaultValue, (next) => {
    if (next !== null) onChange?.(next);
  });
  const groupProps = useGroupFocus<HTMLDivElement>(ref, reachable, props);
  return (
    <div
      {...groupProps}
      role="radiogroup"
      id={rest.id}
      className={field}
      data-orientation={orientation}
      aria-orientation={orientation}
      aria-label={rest['aria-label']}
      aria-labelledby={label && ownId}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={rest.isRequired || undefined}
      aria-disabled={rest.isDisabled || undefined}
    >
      {label !== undefined && (
        <span id={ownId} className={labelStyle}>
          {label}
        </span>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <Option
            key={option.value}
            {...option}
            name={rest.name ?? ownId}
            isInvalid={isInvalid}
            isSelected={option.value === chosen}
            isDisabled={rest.isDisabled || option.isDisabled}
            onSelect={() => choose(option.value)}
          />
        ))}
      </div>
      {messages}
    </div>
  );
}

interface OptionProps extends RadioOption {
  readonly name: string;
  readonly isInvalid: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function Option({ label, description, ...option }: OptionProps) {
  const { describedBy, messages } = useFieldMessages({ description });
  return (
    <div className={field}>
      <label
        className={choice({ size: 'm' })}
        data-disabled={option.isDisabled || undefined}
        data-invalid={option.isInvalid || undefined}
      >
        <input
          type="radio"
          className={styles.round}
          name={option.name}
          value={option.value}
          checked={option.isSelected}
          disabled={option.isDisabled}
          onChange={option.onSelect}
          aria-describedby={describedBy}
        />
        <span>{label}</span>
      </label>
      {describedBy && <span className={below({ size: 'm' })}>{messages}</span>}
    </div>
  );
}

/** Lets the user choose one of a few options that should all be visible. For more than about seven use `Select`. */
export const RadioGroup = forwardRef(RadioGroupField) as <Value extends string = string>(
  props: RadioGroupProps<Value> & RefAttributes<FieldHandle>,
) => ReactElement;
