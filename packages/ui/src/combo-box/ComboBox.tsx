import { forwardRef, type ReactElement, type Ref, type RefAttributes, useMemo } from 'react';
import { ComboBox as AriaComboBox, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { field } from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { useFieldMessages } from '../field/FieldMessages.tsx';
import type { FieldLabeling, FieldProps, FieldSize } from '../field/fieldProps.ts';
import * as styles from '../field/OptionPanel.css.ts';
import { OptionContent } from '../field/OptionPanel.tsx';
import { containsWords } from '../format/searchText.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { SelectOption } from '../select/options.ts';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import { ComboInput } from './ComboInput.tsx';

export type ComboBoxProps<Value extends string = string> = FieldLabeling &
  FieldProps & {
    /** The options. Typing filters them by words in the label; if none match, the list says 'No results.'. */
    readonly options: readonly SelectOption<Value>[];
    /** The selected value; null while nothing is selected. Default: uncontrolled. */
    readonly value?: NoInfer<Value> | null;
    /** Initial value of an uncontrolled field. Default: none. */
    readonly defaultValue?: NoInfer<Value> | null;
    /** Called with the new value; null when the text is cleared or matches no option. */
    readonly onChange?: (value: Value | null) => void;
    /** Called with the text as the user types, e.g. to load options. */
    readonly onInputChange?: (text: string) => void;
    /** Keeps text that matches no option when the field loses focus. Read it from `onInputChange`. Default false. */
    readonly allowsCustomValue?: boolean;
    /** An example; never the label. Default: none. */
    readonly placeholder?: string;
    /** Height; always 44 px on phones. Default `l` (40 px). */
    readonly size?: FieldSize;
  };

const renderOption = ({ key, label, isDisabled }: { key: string; label: string; isDisabled?: boolean }) => (
  <ListBoxItem id={key} textValue={label} isDisabled={isDisabled} className={styles.option}>
    {({ isSelected }) => <OptionContent label={label} isSelected={isSelected} />}
  </ListBoxItem>
);

function ComboBoxField<Value extends string>(props: ComboBoxProps<Value>, ref: Ref<HTMLInputElement>) {
  const { label, 'aria-label': ariaLabel, description, errorMessage, ...others } = props;
  const { options, onChange, placeholder, size, ...rest } = others;
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const t = useMessages(en.field);
  const theme = useThemeClassName();
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
      defaultFilter={containsWords}
      onChange={(key) => onChange?.(options.find(({ value }) => value === key)?.value ?? null)}
      isInvalid={isInvalid}
      validationBehavior="aria"
      aria-describedby={describedBy}
      allowsEmptyCollection
    >
      <FieldLabel hiddenLabel={ariaLabel}>{label}</FieldLabel>
      <ComboInput ref={ref} placeholder={placeholder} size={size} />
      {messages}
      <Popover className={`${theme} ${styles.popover}`} offset={6} containerPadding={8}>
        <ListBox
          className={styles.list}
          renderEmptyState={() => <span className={styles.empty}>{t.noResults}</span>}
        >
          {renderOption}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/**
 * Lets the user choose an option from a long list by typing part of it, e.g. a company. For a short list use
 * `Select`.
 */
export const ComboBox = forwardRef(ComboBoxField) as <Value extends string = string>(
  props: ComboBoxProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement;
