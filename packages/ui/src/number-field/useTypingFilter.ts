import { type RefObject, useEffect, useRef } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { getRejectionMessage, isInputAllowed, type NumberTextRules } from './numberText.ts';

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Whether text is only notation around a number, which can be dropped without changing the number. */
const isNotation = (text: string) => /^[\s$%,]*$/.test(text);

/**
 * Rejects keys that the rules don't allow, and reports why. After a rejected key, all typing is rejected until the
 * user deletes, moves the caret or leaves the field: '1.5' must not become '15'. Pasted, dropped and autocorrected
 * text is accepted.
 */
export function useTypingFilter(
  input: RefObject<HTMLInputElement | null>,
  rules: NumberTextRules,
  onRejection: (text: string | undefined) => void,
) {
  const { allowNegative, allowDecimals, maxDigits } = rules;
  const isRejecting = useRef(false);
  const t = useMessages(en.numberField);
  useEffect(() => {
    const element = input.current;
    const settings = { allowNegative, allowDecimals, maxDigits };
    const release = () => {
      if (isRejecting.current) onRejection(undefined);
      isRejecting.current = false;
    };
    const filterInput = (event: InputEvent) => {
      if (!element || event.inputType !== 'insertText' || event.data === null) return release();
      const { value, selectionStart, selectionEnd } = element;
      const before = value.slice(0, selectionStart ?? value.length);
      const after = value.slice(selectionEnd ?? value.length);
      if (!isRejecting.current && isInputAllowed(before, event.data, after, settings)) return;
      event.preventDefault();
      if (isRejecting.current || isNotation(event.data)) return;
      isRejecting.current = true;
      onRejection(getRejectionMessage(event.data, settings, t));
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key.length > 1 && !modifiers.includes(key)) release();
    };
    // React's `onBeforeInput` isn't the native event.
    element?.addEventListener('beforeinput', filterInput);
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('pointerdown', release);
    element?.addEventListener('blur', release);
    return () => {
      element?.removeEventListener('beforeinput', filterInput);
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('pointerdown', release);
      element?.removeEventListener('blur', release);
    };
  }, [input, allowNegative, allowDecimals, maxDigits, onRejection, t]);
}
