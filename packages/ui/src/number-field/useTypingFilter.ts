import { type RefObject, useEffect, useRef, useState } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { getRejectionMessage, isInputAllowed, type NumberTextRules, stripNotation } from './numberText.ts';

/** Keys that neither edit the text nor move the caret in it. */
const otherKeys = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab', 'Enter'];

/**
 * Rejects keys that the rules don't allow. After a rejected key, all typing is rejected until the user deletes, moves
 * the caret or leaves the field: '1.5' must not become '15'. Pasted, dropped and autocorrected text is accepted.
 *
 * @returns why a key was rejected, until the user goes on or the text changes. Leaving the field changes nothing: the
 * text isn't all that was typed.
 */
export function useTypingFilter(
  input: RefObject<HTMLInputElement | null>,
  text: string,
  rules: NumberTextRules,
): string | undefined {
  const { allowNegative, allowDecimals, maxDigits, unit } = rules;
  const [rejection, setRejection] = useState<{ readonly text: string; readonly message: string }>();
  const isRejecting = useRef(false);
  const t = useMessages(en.numberField);
  useEffect(() => {
    const element = input.current;
    const settings = { allowNegative, allowDecimals, maxDigits };
    const leave = () => {
      isRejecting.current = false;
    };
    const release = () => {
      leave();
      setRejection(undefined);
    };
    const filterInput = (event: InputEvent) => {
      if (!element || event.inputType !== 'insertText' || event.data === null) return release();
      const { value, selectionStart, selectionEnd } = element;
      const before = value.slice(0, selectionStart ?? value.length);
      const after = value.slice(selectionEnd ?? value.length);
      if (!isRejecting.current && isInputAllowed(before, event.data, after, settings)) return release();
      event.preventDefault();
      if (isRejecting.current) return;
      isRejecting.current = true;
      setRejection({
        text: stripNotation(value, unit),
        message: getRejectionMessage(event.data, settings, t),
      });
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key.length > 1 && !otherKeys.includes(key)) release();
    };
    // React's `onBeforeInput` isn't the native event.
    element?.addEventListener('beforeinput', filterInput);
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('pointerdown', release);
    element?.addEventListener('blur', leave);
    return () => {
      element?.removeEventListener('beforeinput', filterInput);
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('pointerdown', release);
      element?.removeEventListener('blur', leave);
    };
  }, [input, allowNegative, allowDecimals, maxDigits, unit, t]);
  return rejection?.text === text ? rejection.message : undefined;
}
