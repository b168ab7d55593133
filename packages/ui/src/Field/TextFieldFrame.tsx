import type { ReactNode } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { ControlBox } from './ControlBox.tsx';
import { field } from './Field.css.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { useFieldMessages } from './FieldMessages.tsx';
import type { FieldLabelling, FieldMessageProps, FieldSize } from './fieldProps.ts';

type TextFieldFrameProps = FieldLabelling &
  FieldMessageProps &
  Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'prefix'> & {
    readonly size?: FieldSize;
    /** What stands in place of the bare label. Default: the label. */
    readonly header?: ReactNode;
    /** The native field and what stands beside it. */
    readonly children: ReactNode;
  };

/** Everything around the native field of a control that holds text: name, box, error and description. */
export function TextFieldFrame(props: TextFieldFrameProps) {
  const { label, description, errorMessage, size, header, children, ...rest } = props;
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  return (
    <AriaTextField
      {...rest}
      className={field}
      isInvalid={isInvalid}
      validationBehavior="aria"
      aria-describedby={describedBy}
    >
      {header ?? <FieldLabel>{label}</FieldLabel>}
      <ControlBox size={size} isInvalid={isInvalid} isDisabled={props.isDisabled}>
        {children}
      </ControlBox>
      {messages}
    </AriaTextField>
  );
}
