import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import type { FieldLabeling } from '../field/fieldProps.ts';
import type { TextInputProps } from '../field/textInputProps.ts';
import { useControlled } from '../field/useControlled.ts';
import { TextField } from '../text-field/TextField.tsx';
import { withoutNotation, withSeparators } from './numberText.ts';
import { useTypingFilter } from './useTypingFilter.ts';

export type NumberFieldProps = FieldLabeling &
  TextInputProps & {
    /** A minus can be typed. Default false. */
    readonly allowNegative?: boolean;
    /** A decimal point and two decimals can be typed. Default false: integers. */
    readonly allowDecimals?: boolean;
    /** A further digit before the decimal point cannot be typed. Default: no limit. */
    readonly maxDigits?: number;
    /** Shows thousands separators while the field has no focus. Default false. */
    readonly hasSeparators?: boolean;
    /** A short mark before the number, e.g. '$'. Default: none. */
    readonly prefix?: string;
    /** A short mark after the number, e.g. '%'. Default: none. */
    readonly suffix?: string;
  };

/**
 * A number, kept as the text that was typed: the form's schema decides what it means and can name what is wrong with
 * it, blank included. Keys that cannot belong to the number are refused with the reason below the field, and so is
 * what is typed right after them, so that '1.5' never becomes 15. What was loaded or pasted is kept, only
 * without '$', '%' and separators. Nothing is clamped, no wheel and no arrow changes it. React Aria's own
 * number field is not used because it rewrites the text on blur. A code of digits is a `TextField`, two bounds are a
 * `FieldRange`.
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
  const [refusal, setRefusal] = useState<string>();
  useTypingFilter(input, { allowNegative, allowDecimals, maxDigits }, setRefusal);
  return (
    <TextField
      {...rest}
      description={refusal ? <output>{refusal}</output> : rest.description}
      ref={input}
      value={hasSeparators && !isFocused ? withSeparators(text) : text}
      onChange={(next) => setText(withoutNotation(next))}
      onFocus={() => {
        setFocused(true);
        onFocus?.();
      }}
      onBlur={() => {
        setFocused(false);
        onBlur?.();
      }}
      // The number pads of some phones have no minus.
      inputMode={allowNegative ? 'text' : allowDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
    />
  );
});
