import { type KeyboardEvent, useRef } from 'react';

/** Pause in milliseconds after which typing starts a new text. */
const typeaheadTimeout = 1000;

/** Collects typed letters into a text, to find an option by its label. */
export function useTypedText() {
  const typed = useRef({ text: '', at: 0 });
  return {
    /**
     * Returns the text typed so far, or undefined for a key that isn't a character. A space counts only within a
     * text.
     */
    getTypeaheadText({ key, timeStamp }: KeyboardEvent): string | undefined {
      const { text, at } = typed.current;
      const isTyping = timeStamp - at < typeaheadTimeout && text !== '';
      if (key.length !== 1 || (key === ' ' && !isTyping)) return undefined;
      typed.current = { text: isTyping ? text + key : key, at: timeStamp };
      return typed.current.text;
    },
  };
}
