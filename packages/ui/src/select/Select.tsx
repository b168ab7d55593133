import { forwardRef, type ReactElement, type Ref, type RefAttributes, useContext } from 'react';
import {
  Select as AriaSelect,
  Button,
  SelectStateContext,
  SelectValueContext,
  useSlottedContext,
} from 'react-aria-components';
import { field } from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { useFieldMessages } from '../field/FieldMessages.tsx';
import type { FieldLabeling, FieldProps, FieldSize } from '../field/fieldProps.ts';
import { OptionPopover } from '../field/OptionPopover.tsx';
import type { IconComponent } from '../icon/createIcon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { keyOf, optionOf, type SelectOption, toListOptions } from './options.ts';
import * as styles from './Select.css.ts';

export type SelectProps<Value extends string | null = string> = FieldLabeling &
  FieldProps & {
    /** What can be chosen; an empty list says 'No results.' (TBL-22). */
    readonly options: readonly SelectOption<Value>[];
    /** The choice in force; null chooses nothing, unless an option's value is null. Default: uncontrolled. */
    readonly value?: NoInfer<Value> | null;
    /** The first choice of an uncontrolled select. Default: none. */
    readonly defaultValue?: NoInfer<Value> | null;
    /** Called with the new choice. */
    readonly onChange?: (value: Value) => void;
    /** Shown while nothing is chosen. Default 'Select an item'. */
    readonly placeholder?: string;
    /** Shown before the choice. Default: none. */
    readonly icon?: IconComponent;
    /** Height and look: `s` is for toolbars, `m` for bars, `l` for forms; on a phone 44 px. Default `l`. */
    readonly size?: FieldSize;
  };

/** What is chosen. React Aria's own prepares to write lists in the reader's language, which one choice never needs. */
function Chosen({ placeholder }: { readonly placeholder: string | undefined }) {
  const t = useMessages(en.select);
  const { id } = useSlottedContext(SelectValueContext) ?? {};
  const chosen = useContext(SelectStateContext)?.selectedItems[0];
  return (
    <span id={id} className={styles.value} data-placeholder={chosen ? undefined : true}>
      {chosen ? chosen.textValue : (placeholder ?? t.placeholder)}
    </span>
  );
}

function SelectField<Value extends string | null>(props: SelectProps<Value>, ref: Ref<HTMLButtonElement>) {
  const {
    label,
    description,
    errorMessage,
    options,
    value,
    defaultValue,
    onChange,
    icon: Icon,
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
        {Icon && <Icon />}
        <Chosen placeholder={rest.placeholder} />
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </Button>
      {messages}
      <OptionPopover options={toListOptions(options)} />
    </AriaSelect>
  );
}

/**
 * Chooses one of a list. In a toolbar give it size `s`, an icon and an `aria-label`; in a form a label. For up
 * to five choices that should all be seen use `RadioGroup`, for a long list that people search `ComboBox`.
 */
export const Select = forwardRef(SelectField) as <Value extends string | null = string>(
  props: SelectProps<Value> & RefAttributes<HTMLButtonElement>,
) => ReactElement;
