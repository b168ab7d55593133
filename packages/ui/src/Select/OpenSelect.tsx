import { forwardRef, type ReactElement, type Ref, type RefAttributes } from 'react';
import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { useFieldMessages } from '../Field/FieldMessages.tsx';
import { OptionPopover } from '../Field/OptionPopover.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { keyOf, optionOf, toListOptions } from './options.ts';
import * as styles from './Select.css.ts';
import type { SelectProps } from './Select.tsx';

function SelectWithList<Value extends string | null>(props: SelectProps<Value>, ref: Ref<HTMLButtonElement>) {
  const {
    label,
    description,
    errorMessage,
    options,
    value,
    defaultValue,
    onChange,
    icon,
    size = 'l',
    ...rest
  } = props;
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  return (
    <AriaSelect
      {...rest}
      className={size === 's' ? `${field} ${styles.toolbar}` : field}
      value={keyOf(options, value)}
      defaultValue={keyOf(options, defaultValue)}
      onChange={(key) => {
        const chosen = optionOf(options, key);
        if (chosen) onChange?.(chosen.value);
      }}
      isInvalid={isInvalid}
      validationBehavior="aria"
      aria-describedby={describedBy}
      allowsEmptyCollection
    >
      <FieldLabel>{label}</FieldLabel>
      <Button ref={ref} className={styles.trigger({ size })} data-invalid={isInvalid || undefined}>
        {icon && <Icon name={icon} />}
        <SelectValue className={styles.value}>
          {({ selectedText, isPlaceholder, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <span className={styles.chevron}>
          <Icon name="chevronDown" />
        </span>
      </Button>
      {messages}
      <OptionPopover options={toListOptions(options)} />
    </AriaSelect>
  );
}

/** A `Select` with its list. */
export const OpenSelect = forwardRef(SelectWithList) as <Value extends string | null = string>(
  props: SelectProps<Value> & RefAttributes<HTMLButtonElement>,
) => ReactElement;
