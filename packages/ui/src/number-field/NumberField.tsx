import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import type { FieldLabeling } from '../field/fieldProps.ts';
import type { TextInputProps } from '../field/textInputProps.ts';
import { useControlled } from '../field/useControlled.ts';
import { TextField } from '../text-field/TextField.tsx';
import { addSeparators, stripNotation } from './numberText.ts';
import { useTypingFilter } from './useTypingFilter.ts';

export type NumberFieldProps = FieldLabeling &
  TextInputProps & {
    /** Allows a minus sign. Default false. */
    readonly allowNegative?: boolean;
    /** Allows a decimal point and two decimals. Default false: integers. */
    readonly allowDecimals?: boolean;
    /** Maximum number of digits that can be typed before the decimal point. Default: no limit. */
    readonly maxDigits?: number;
    /** Shows thousands separators while the field isn't focused. Default false. */
    readonly hasSeparators?: boolean;
    /** Short text before the number, e.g. '$'. Default: none. */
    readonly prefix?: string;
    /** Short text after the number, e.g. '%'. Default: none. */
    readonly suffix?: string;
  };

/**
 * A number field whose value is the text as typed: the form's schema interprets it and can report what's wrong,
 * including an empty value. Keys that can't be part of the number are rejected, with the reason below the field. So
 * is anything typed right after them, so that '1.5' never becomes 15. Loaded and pasted text is kept, only '$', '%'
 * and separators are removed. Nothing is clamped, and neither the wheel nor the arrow keys change the value. Doesn't
 * use React Aria's number field, because that rewrites the text on blur. For a code made of digits use `TextField`,
 * for two bounds `FieldRange`.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  const { value, defaultValue = '', onChange, onFocus, onBlur, ...rules } = props;
  const {
    allowNegative = false,
    allowDecimals = false,
    maxDigits = Infinity,
    hasSeparators,
    ...rest
  } = rules;
  const [text, setText] = useControlled(value, defaultValue, onChange);
  const [isFocused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [rejectionMessage, setRejectionMessage] = useState<string>();
  useTypingFilter(input, { allowNegative, allowDecimals, maxDigits }, setRejectionMessage);
  return (
    <TextField
      {...rest}
      description={rejectionMessage ? <output>{rejectionMessage}</output> : rest.description}
      ref={input}
      value={hasSeparators && !isFocused ? addSeparators(text) : text}
      onChange={(next) => setText(stripNotation(next))}
      onFocus={() => {
        setFocused(true);
        onFocus?.();
      }}
      onBlur={() => {
        setFocused(false);
        onBlur?.();
      }}
      // Some phones' number pads have no minus key.
      inputMode={allowNegative ? 'text' : allowDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
    />
  );
});
