import { forwardRef, type ReactElement, type Ref, type RefAttributes } from 'react';
import { field, label as labelStyle } from '../Field/Field.css.ts';
import { useFieldMessages } from '../Field/FieldMessages.tsx';
import type { FieldLabelling, FieldProps, FieldSize } from '../Field/fieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconNames.ts';
import { useNear } from '../near/useNear.ts';
import { OpenSelect } from './OpenSelect.tsx';
import type { SelectOption } from './options.ts';
import * as styles from './Select.css.ts';

export type SelectProps<Value extends string | null = string> = FieldLabelling &
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
    readonly icon?: IconName;
    /** Height and look: `s` is for toolbars, `m` for bars, `l` for forms; on a phone 44 px. Default `l`. */
    readonly size?: FieldSize;
  };

function SelectField<Value extends string | null>(props: SelectProps<Value>, ref: Ref<HTMLButtonElement>) {
  const { id, place, isNear, whenFocused } = useNear<HTMLDivElement>(props.id);
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  if (isNear) return <OpenSelect<Value> {...props} id={id} ref={ref} />;
  const {
    label,
    options,
    value = props.defaultValue,
    placeholder = 'Select an item',
    icon,
    size = 'l',
  } = props;
  const chosen = options.find((option) => option.value === value);
  const text = chosen?.label ?? placeholder;
  return (
    <div ref={place} className={size === 's' ? `${field} ${styles.toolbar}` : field}>
      {label !== undefined && <span className={labelStyle}>{label}</span>}
      <button
        type="button"
        id={id}
        ref={ref}
        className={styles.trigger({ size })}
        disabled={props.isDisabled}
        data-disabled={props.isDisabled || undefined}
        data-invalid={isInvalid || undefined}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={`${text} ${label ?? props['aria-label']}`}
        aria-describedby={describedBy}
        onFocus={whenFocused}
      >
        {icon && <Icon name={icon} />}
        <span className={styles.value} data-placeholder={chosen ? undefined : true}>
          {text}
        </span>
        <span className={styles.chevron}>
          <Icon name="chevronDown" />
        </span>
      </button>
      {messages}
      {props.name && (
        <input type="hidden" name={props.name} value={chosen?.value ?? ''} disabled={props.isDisabled} />
      )}
    </div>
  );
}

/**
 * Chooses one of a list. In a toolbar give it size `s`, an icon and an `aria-label`; in a form a label. For up
 * to five choices that should all be seen use `RadioGroup`, for a long list that people search `ComboBox`.
 * Far from the screen it only looks like itself.
 */
export const Select = forwardRef(SelectField) as <Value extends string | null = string>(
  props: SelectProps<Value> & RefAttributes<HTMLButtonElement>,
) => ReactElement;
