import { forwardRef } from 'react';
import { affix, line } from '../field/controlBox.css.ts';
import type { FieldLabeling } from '../field/fieldProps.ts';
import { TextFieldFrame } from '../field/TextFieldFrame.tsx';
import type { TextInputProps } from '../field/textInputProps.ts';

export type TextFieldProps = FieldLabeling &
  TextInputProps & {
    /** Kind of text; sets the keyboard on phones. A `date` is chosen or typed, as YYYY-MM-DD. Default `text`. */
    readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date';
    /** What the browser may autofill. Default: it decides. */
    readonly autoComplete?: string;
    /** Keyboard shown on phones. Default: by `type`. */
    readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search';
    /** Maximum number of characters that can be typed or pasted. Default: no limit. */
    readonly maxLength?: number;
    /** Short text before the value, e.g. '$'. Default: none. */
    readonly prefix?: string;
    /** Short text after the value, e.g. '%'. Default: none. */
    readonly suffix?: string;
  };

/** A single-line text field. For numbers use `NumberField`, for several lines `TextArea`, for secrets `SecretField`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { placeholder, prefix, suffix, type = 'text', inputMode, autoComplete, maxLength, ...rest } = props;
  return (
    <TextFieldFrame {...rest} isPlain={!prefix && !suffix}>
      {(field) => {
        const input = (
          <input
            {...{ ...field, ref, type, inputMode, autoComplete, maxLength }}
            // Without one, styles can't tell whether the field is empty.
            placeholder={placeholder ?? (props.isRequired ? ' ' : undefined)}
            className={line}
          />
        );
        if (!prefix && !suffix) return input;
        return (
          <>
            {prefix && <span className={affix}>{prefix}</span>}
            {input}
            {suffix && <span className={affix}>{suffix}</span>}
          </>
        );
      }}
    </TextFieldFrame>
  );
});
