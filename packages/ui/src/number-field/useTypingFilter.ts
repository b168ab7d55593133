import { type RefObject, useEffect } from 'react';
import { acceptsTyping, type NumberTextRules } from './numberText.ts';

/** Refuses keys that the rules do not allow. Pasted, dropped and corrected text comes through. */
export function useTypingFilter(input: RefObject<HTMLInputElement | null>, rules: NumberTextRules) {
  const { allowNegative, allowDecimals, maxDigits } = rules;
  useEffect(() => {
    const element = input.current;
    const refuse = (event: InputEvent) => {
      if (!element || event.inputType !== 'insertText' || event.data === null) return;
      const { value, selectionStart, selectionEnd } = element;
      const before = value.slice(0, selectionStart ?? value.length);
      const after = value.slice(selectionEnd ?? value.length);
      if (!acceptsTyping(before, event.data, after, { allowNegative, allowDecimals, maxDigits })) {
        event.preventDefault();
      }
    };
    // React's own onBeforeInput is not the browser's event.
    element?.addEventListener('beforeinput', refuse);
    return () => element?.removeEventListener('beforeinput', refuse);
  }, [input, allowNegative, allowDecimals, maxDigits]);
}
