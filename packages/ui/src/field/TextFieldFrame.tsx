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
    /** Puts the label on a line with other things. Default: the label is alone. */
    readonly header?: (label: ReactNode) => ReactNode;
    /** It holds one line of text and nothing next to it. Default false. */
    readonly isPlain?: boolean;
    /** The box around the native field. Default: none. */
    readonly boxRef?: Ref<HTMLDivElement>;
    /** The native field, which takes these props, and what is next to it. */
    readonly children: (field: NativeField) => ReactNode;
  };

/** What ties a native field to its frame. */
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

/** What a native field takes from its frame. */
export interface NativeField extends ReturnType<typeof nativeField> {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Everything around the native field of a control that holds text: name, box, error and description. */
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
        <FieldHeader labelNote={<span aria-hidden>{t.required}</span>}>{name}</FieldHeader>
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
