import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import type { FieldLabeling } from '../field/fieldProps.ts';
import type { TextInputProps } from '../field/textInputProps.ts';
import { useControlled } from '../field/useControlled.ts';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';
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
 * A field for a number, an amount or a percentage. Its value is text: the form's schema interprets it and can report
 * what's wrong, including an empty value. It's the text as typed, without '$', '%' and commas between thousands;
 * '12,50' stays as it is, and so does the sign of another unit than the field's. Keys that can't be part of the number
 * are rejected, with the reason below the field. So is anything typed right after them, so that '1.5' never becomes 15.
 * Loaded and pasted text is kept. Nothing is clamped, neither the wheel nor the arrow keys change the value, and
 * nothing is rewritten while someone types, so the browser can undo. Doesn't use React Aria's number field, because
 * that rewrites the text on blur. For a code made of digits use `TextField`, for two bounds `FieldRange`.
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
  // What's in the focused field, as typed. Rewriting it would take away the browser's undo.
  const [typed, setTyped] = useState<string>();
  const isFocused = typed !== undefined;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const unit = rest.suffix ?? rest.prefix;
  const rejectionMessage = useTypingFilter(input, text, { allowNegative, allowDecimals, maxDigits, unit });
  const isAllSelected = useRef(false);
  useBrowserLayoutEffect(() => {
    // Tab selects everything, which removing the separators undoes.
    if (isFocused && isAllSelected.current) input.current?.select();
  }, [isFocused]);
  const shown = isFocused && stripNotation(typed, unit) === text ? typed : text;
  return (
    <TextField
      {...rest}
      description={rejectionMessage ? <output>{rejectionMessage}</output> : rest.description}
      ref={input}
      value={hasSeparators && !isFocused ? addSeparators(text) : shown}
      onChange={(next) => {
        setTyped(next);
        setText(stripNotation(next, unit));
      }}
      onFocus={() => {
        const element = input.current;
        isAllSelected.current =
          element?.selectionStart === 0 && element.selectionEnd === element.value.length;
        setTyped(typed ?? text);
        onFocus?.();
      }}
      onBlur={() => {
        // Still the active element if it's the window that lost the focus.
        if (input.current?.ownerDocument.activeElement !== input.current) setTyped(undefined);
        onBlur?.();
      }}
      // Some phones' number pads have no minus key.
      inputMode={allowNegative ? 'text' : allowDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
    />
  );
});
