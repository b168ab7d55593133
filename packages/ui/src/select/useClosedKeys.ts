import { type KeyboardEvent, useRef } from 'react';
import { optionByText, optionNextTo, type SelectOption } from './options.ts';

interface ClosedSelect<Value extends string | null> {
  readonly options: readonly SelectOption<Value>[];
  readonly chosen: SelectOption<Value> | undefined;
  readonly choose: (option: SelectOption<Value>) => void;
  readonly open: (at: 'first' | 'last') => void;
}

/** How long typed letters belong together, in milliseconds. */
const typingRest = 1000;

/** The keys of a closed select: up and down open it, left and right choose the neighbor, letters choose by name. */
export function useClosedKeys<Value extends string | null>(select: ClosedSelect<Value>) {
  const { options, chosen, choose, open } = select;
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = timeStamp - typed.current.at < typingRest && typed.current.text !== '';
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      open(key === 'ArrowDown' ? 'first' : 'last');
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const next = optionNextTo(options, chosen, key === 'ArrowLeft' ? -1 : 1);
      if (next) choose(next);
    } else if (key.length === 1 && (key !== ' ' || isTyping)) {
      typed.current = { text: isTyping ? typed.current.text + key : key, at: timeStamp };
      const next = optionByText(options, chosen, typed.current.text);
      if (next) choose(next);
    } else return;
    event.preventDefault();
  };
}
