import { type RefObject, useEffect, useRef } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { acceptsTyping, type NumberTextRules, refusalText } from './numberText.ts';

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
  onRefusal: (text: string | undefined) => void,
) {
  const { allowNegative, allowDecimals, maxDigits } = rules;
  const isRefusing = useRef(false);
  const t = useMessages(en.numberField);
  useEffect(() => {
    const element = input.current;
    const settings = { allowNegative, allowDecimals, maxDigits };
    const release = () => {
      if (isRefusing.current) onRefusal(undefined);
      isRefusing.current = false;
    };
    const refuse = (event: InputEvent) => {
      if (!element || event.inputType !== 'insertText' || event.data === null) return release();
      const { value, selectionStart, selectionEnd } = element;
      const before = value.slice(0, selectionStart ?? value.length);
      const after = value.slice(selectionEnd ?? value.length);
      if (!isRefusing.current && acceptsTyping(before, event.data, after, settings)) return;
      event.preventDefault();
      if (isRefusing.current || isNotation(event.data)) return;
      isRefusing.current = true;
      onRefusal(refusalText(event.data, settings, t));
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key.length > 1 && !modifiers.includes(key)) release();
    };
    // React's `onBeforeInput` isn't the native event.
    element?.addEventListener('beforeinput', refuse);
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('pointerdown', release);
    element?.addEventListener('blur', release);
    return () => {
      element?.removeEventListener('beforeinput', refuse);
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('pointerdown', release);
      element?.removeEventListener('blur', release);
    };
  }, [input, allowNegative, allowDecimals, maxDigits, onRefusal, t]);
}
