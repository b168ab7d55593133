import {
  forwardRef,
  type ReactElement,
  type Ref,
  type RefAttributes,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { buttonStyles } from '../button/Button.css.ts';
import { field, label as labelStyle } from '../field/Field.css.ts';
import { useFieldMessages } from '../field/FieldMessages.tsx';
import type { FieldLabeling, FieldProps, FieldSize } from '../field/fieldProps.ts';
import { useControlled } from '../field/useControlled.ts';
import type { IconComponent } from '../icon/createIcon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { SelectOption } from './options.ts';
import * as styles from './Select.css.ts';
import { type OpenState, SelectList } from './SelectList.tsx';
import { useClosedKeys } from './useClosedKeys.ts';

export type SelectProps<Value extends string | null = string> = FieldLabeling &
  FieldProps & {
    /** The options. An empty list says 'No results.'. */
    readonly options: readonly SelectOption<Value>[];
    /** The selected value; null selects nothing, unless an option's value is null. Default: uncontrolled. */
    readonly value?: NoInfer<Value> | null;
    /** Initial value of an uncontrolled select. Default: none. */
    readonly defaultValue?: NoInfer<Value> | null;
    /** Called with the new value. */
    readonly onChange?: (value: Value) => void;
    /** Shown if nothing is selected. Default 'Select an item'. */
    readonly placeholder?: string;
    /** Icon before the selected option. Default: none. */
    readonly icon?: IconComponent;
    /** Height and style: `s` is for toolbars, `m` for bars, `l` for forms; 44 px on phones. Default `l`. */
    readonly size?: FieldSize;
    /** Text without a border, for a filter in a row of others. Default false. */
    readonly isQuiet?: boolean;
    /** Puts a search field above the options, for a list that's too long to scan. Default false. */
    readonly isSearchable?: boolean;
  };

function SelectField<Value extends string | null>(props: SelectProps<Value>, ref: Ref<HTMLButtonElement>) {
  const { label, options, value, defaultValue = null, onChange, icon: Icon, size = 'l', isDisabled } = props;
  const { isQuiet = false, isSearchable = false } = props;
  const t = useMessages(en.select);
  const ownId = useId();
  const { id = ownId } = props;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const [current, setCurrent] = useControlled<Value | null>(value, defaultValue, undefined);
  const [openState, setOpenState] = useState<OpenState>();
  const selectedOption = options.find((option) => option.value === current);
  const selectOption = (next: SelectOption<Value>) => {
    setCurrent(next.value);
    if (next.value !== current) onChange?.(next.value);
  };
  const onKeyDown = useClosedKeys({
    options,
    selectedOption,
    selectOption,
    open: (at) => setOpenState({ initialFocus: at, openedByKeyboard: true }),
  });
  const close = (next?: SelectOption<Value>) => {
    // Move focus before the list, which has it, is unmounted.
    button.current?.focus({ preventScroll: true });
    setOpenState(undefined);
    if (next) selectOption(next);
  };
  const labelId = label === undefined ? id : `${ownId}-label`;
  return (
    <div className={size === 's' || isQuiet ? `${field} ${styles.toolbar}` : field}>
      {label !== undefined && (
        <label id={labelId} htmlFor={id} className={labelStyle}>
          {label}
        </label>
      )}
      <button
        ref={button}
        id={id}
        type="button"
        className={isQuiet ? buttonStyles({ tone: 'quiet', size: 's' }) : styles.trigger({ size })}
        data-invalid={isInvalid || undefined}
        disabled={isDisabled}
        // biome-ignore lint/a11y/noAutofocus: the caller decides
        autoFocus={props.autoFocus}
        aria-haspopup="listbox"
        aria-expanded={openState !== undefined}
        aria-label={props['aria-label']}
        aria-labelledby={`${ownId}-value ${labelId}`}
        aria-describedby={describedBy}
        onClick={({ detail }) =>
          openState ? close() : setOpenState({ initialFocus: 'first', openedByKeyboard: detail === 0 })
        }
        onKeyDown={onKeyDown}
        onFocus={() => props.onFocus?.()}
        onBlur={() => openState === undefined && props.onBlur?.()}
      >
        {Icon && <Icon />}
        <span
          id={`${ownId}-value`}
          className={styles.value}
          data-placeholder={selectedOption ? undefined : true}
        >
          {selectedOption ? selectedOption.label : (props.placeholder ?? t.placeholder)}
        </span>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </button>
      {props.name && <input type="hidden" name={props.name} value={current ?? ''} disabled={isDisabled} />}
      {messages}
      {openState && (
        <SelectList
          {...{ button, labelId, options, selectedOption, openState, isSearchable }}
          onClose={close}
        />
      )}
    </div>
  );
}

/**
 * Lets the user choose an option from a list. In a toolbar set size `s`, an icon and an `aria-label`; in a form a
 * label. For up to five options that should all be visible use `RadioGroup`, for a long list that people search
 * `ComboBox`.
 */
export const Select = forwardRef(SelectField) as <Value extends string | null = string>(
  props: SelectProps<Value> & RefAttributes<HTMLButtonElement>,
) => ReactElement;
