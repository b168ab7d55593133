import { type KeyboardEvent, useRef } from 'react';

/** How long typed letters belong together, in milliseconds. */
const typingRest = 1000;

/** Letters that are typed one after the other find an option by its name. */
export function useTypedText() {
  const typed = useRef({ text: '', at: 0 });
  return {
    /** What was typed by now; undefined for a key that is no letter. A space is one within a text only. */
    textOf({ key, timeStamp }: KeyboardEvent): string | undefined {
      const { text, at } = typed.current;
      const isTyping = timeStamp - at < typingRest && text !== '';
      if (key.length !== 1 || (key === ' ' && !isTyping)) return undefined;
      typed.current = { text: isTyping ? text + key : key, at: timeStamp };
      return typed.current.text;
    },
  };
}
