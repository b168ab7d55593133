import { type KeyboardEvent, type RefObject, useState } from 'react';
import { scrollToOption } from '../field/OptionPanel.tsx';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';
import { optionByText, type SelectOption } from './options.ts';
import { useTypedText } from './useTypedText.ts';

interface OpenList<Value extends string | null> {
  readonly list: RefObject<HTMLElement | null>;
  readonly options: readonly SelectOption<Value>[];
  readonly chosen: SelectOption<Value> | undefined;
  /** Where the focus goes while nothing is chosen. */
  readonly at: 'first' | 'last';
  /** Called with the option that was chosen, or without one. */
  readonly onClose: (option?: SelectOption<Value>) => void;
}

/** How far a key moves. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -Infinity,
  End: Infinity,
};

const elementsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled])') ?? []),
];

function focusOption(option: HTMLElement | undefined) {
  option?.focus({ preventScroll: true });
  if (option) scrollToOption(option);
}

/** The keys of the open list of a `Select`: the focus is on one option, at first on the choice in force. */
export function useListKeys<Value extends string | null>(open: OpenList<Value>) {
  const { list, options, chosen, at, onClose } = open;
  const { textOf } = useTypedText();
  const enabled = options.filter(({ isDisabled }) => !isDisabled);
  const [first] = useState(() => (chosen ? enabled.indexOf(chosen) : -1));
  useBrowserLayoutEffect(() => {
    const elements = elementsIn(list.current);
    list.current?.focus({ preventScroll: true });
    focusOption(elements[first] ?? elements.at(at === 'first' ? 0 : -1));
  }, [list, first, at]);
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (key === 'Tab') return onClose();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const elements = elementsIn(list.current);
    const place = target instanceof HTMLElement ? elements.indexOf(target) : -1;
    const step = steps[key];
    const text = textOf(event);
    if (step !== undefined) {
      focusOption(elements[Math.max(0, Math.min(elements.length - 1, place + step))]);
    } else if (text !== undefined) {
      const found = optionByText(options, enabled[place], text);
      focusOption(found && elements[enabled.indexOf(found)]);
    } else if (key === 'Enter' || key === ' ') {
      onClose(enabled[place]);
    } else if (key === 'Escape') {
      // A dialog around the field stays open.
      event.stopPropagation();
      onClose();
    } else return;
    event.preventDefault();
  };
}
