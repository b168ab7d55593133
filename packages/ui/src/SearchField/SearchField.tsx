import { forwardRef } from 'react';
import { SearchField as AriaSearchField, Button, Input } from 'react-aria-components';
import { ControlBox } from '../Field/ControlBox.tsx';
import { affix, input } from '../Field/controlBox.css.ts';
import { field } from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { useFieldMessages } from '../Field/FieldMessages.tsx';
import type { FieldLabelling } from '../Field/fieldProps.ts';
import type { TextInputProps } from '../Field/textInputProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { clear } from './SearchField.css.ts';

export type SearchFieldProps = FieldLabelling &
  TextInputProps & {
    /** Called on Enter with the text. Default: Enter submits the form around it, if any. */
    readonly onSubmit?: (value: string) => void;
    /** Called when the text is cleared by the cross or by Escape. */
    readonly onClear?: () => void;
  };

/**
 * Text that finds or narrows something nearby. Escape and the cross clear it. For text that is kept use `TextField`,
 * for choosing what is found `ComboBox`.
 */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  const { label, description, errorMessage, placeholder, size, ...rest } = props;
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  return (
    <AriaSearchField
      {...rest}
      className={field}
      isInvalid={isInvalid}
      validationBehavior="aria"
      aria-describedby={describedBy}
    >
      <FieldLabel>{label}</FieldLabel>
      <ControlBox size={size} isInvalid={isInvalid} isDisabled={props.isDisabled}>
        <span className={affix}>
          <Icon name="search" />
        </span>
        <Input ref={ref} className={input} placeholder={placeholder} />
        <Button className={clear}>
          <Icon name="x" />
        </Button>
      </ControlBox>
      {messages}
    </AriaSearchField>
  );
});
