import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { controlBox } from './controlBox.css.ts';
import * as styles from './Field.css.ts';
import { FieldHeader } from './FieldHeader.tsx';
import { useFieldMessages } from './FieldMessages.tsx';
import type { FieldLabeling } from './fieldProps.ts';
import type { TextInputProps } from './textInputProps.ts';

type TextFieldFrameProps = FieldLabeling &
  Omit<TextInputProps, 'placeholder'> & {
    /** Renders the label on a line with other content. Default: the label is alone. */
    readonly header?: (label: ReactNode) => ReactNode;
    /** Whether the field is a single line of text with nothing next to it. Default false. */
    readonly isPlain?: boolean;
    /** Ref to the box around the native field. Default: none. */
    readonly boxRef?: Ref<HTMLDivElement>;
    /** Renders the native field with these props, and whatever is next to it. */
    readonly children: (field: NativeField) => ReactNode;
  };

/** Maps the props of a text control to those of its native field. */
const nativeField = (props: Omit<TextFieldFrameProps, 'header' | 'children'>) => ({
  name: props.name,
  value: props.value,
  defaultValue: props.defaultValue,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    props.onChange?.(currentTarget.value),
  onFocus: () => props.onFocus?.(),
  onBlur: () => props.onBlur?.(),
  disabled: props.isDisabled,
  readOnly: props.isReadOnly,
  autoFocus: props.autoFocus,
  'aria-label': props['aria-label'],
  'aria-required': props.isRequired || undefined,
});

/** Props that the frame passes to its native field. */
export interface NativeField extends ReturnType<typeof nativeField> {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The frame of a text control: label, box, description and error. */
export function TextFieldFrame({ children, ...props }: TextFieldFrameProps) {
  const { label, size, header, boxRef, isDisabled, isReadOnly, isPlain, isRequired } = props;
  const t = useMessages(en.field);
  const ownId = useId();
  const { id = ownId } = props;
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const name = label !== undefined && (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {header ? (
        header(name)
      ) : isRequired ? (
        <FieldHeader
          labelNote={
            <span className={styles.whileEmpty} aria-hidden>
              {t.required}
            </span>
          }
        >
          {name}
        </FieldHeader>
      ) : (
        name
      )}
      <div
        ref={boxRef}
        className={controlBox({ size, isPlain })}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        data-readonly={(isReadOnly && !isDisabled) || undefined}
      >
        {children({
          ...nativeField(props),
          id,
          'aria-describedby': describedBy,
          'aria-invalid': isInvalid || undefined,
        })}
      </div>
      {messages}
    </div>
  );
}
