import { forwardRef } from 'react';
import { affix, line } from '../field/controlBox.css.ts';
import type { FieldLabeling } from '../field/fieldProps.ts';
import { TextFieldFrame } from '../field/TextFieldFrame.tsx';
import type { TextInputProps } from '../field/textInputProps.ts';

export type TextFieldProps = FieldLabeling &
  TextInputProps & {
    /** Kind of text, for the keyboard of a phone. Default `text`. */
    readonly type?: 'text' | 'email' | 'tel' | 'url';
    /** What a browser may fill in. Default: it decides. */
    readonly autoComplete?: string;
    /** Which keyboard a phone shows. Default: by `type`. */
    readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search';
    /** Most characters that can be typed or pasted. Default: no limit. */
    readonly maxLength?: number;
    /** A short mark before the text, e.g. '$'. Default: none. */
    readonly prefix?: string;
    /** A short mark after the text, e.g. '%'. Default: none. */
    readonly suffix?: string;
  };

/** One line of text. For numbers use `NumberField`, for several lines `TextArea`, for secrets `SecretField`. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { placeholder, prefix, suffix, type = 'text', inputMode, autoComplete, maxLength, ...rest } = props;
  return (
    <TextFieldFrame {...rest} isPlain={!prefix && !suffix}>
      {(field) => {
        const input = (
          <input
            {...{ ...field, ref, type, inputMode, autoComplete, maxLength, placeholder }}
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
