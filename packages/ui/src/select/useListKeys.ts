import { type KeyboardEvent, type RefObject, useState } from 'react';
import { scrollToOption } from '../field/OptionPanel.tsx';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';
import { findOptionByText, type SelectOption } from './options.ts';
import { useTypedText } from './useTypedText.ts';

interface OpenList<Value extends string | null> {
  readonly list: RefObject<HTMLElement | null>;
  readonly options: readonly SelectOption<Value>[];
  readonly selectedOption: SelectOption<Value> | undefined;
  /** The option to focus if nothing is selected. */
  readonly initialFocus: 'first' | 'last';
  /** Called with the selected option, or with nothing if the list was dismissed. */
  readonly onClose: (option?: SelectOption<Value>) => void;
}

/** How many options a key moves by. */
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

/** Keyboard handling of an open `Select` list. Focus is on one option, initially on the selected one. */
export function useListKeys<Value extends string | null>(open: OpenList<Value>) {
  const { list, options, selectedOption, initialFocus, onClose } = open;
  const { getTypeaheadText } = useTypedText();
  const enabled = options.filter(({ isDisabled }) => !isDisabled);
  const [initialIndex] = useState(() => (selectedOption ? enabled.indexOf(selectedOption) : -1));
  useBrowserLayoutEffect(() => {
    const elements = elementsIn(list.current);
    list.current?.focus({ preventScroll: true });
    focusOption(elements[initialIndex] ?? elements.at(initialFocus === 'first' ? 0 : -1));
  }, [list, initialIndex, initialFocus]);
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (key === 'Tab') return onClose();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const elements = elementsIn(list.current);
    const focusedIndex = target instanceof HTMLElement ? elements.indexOf(target) : -1;
    const step = steps[key];
    const text = getTypeaheadText(event);
    if (step !== undefined) {
      focusOption(elements[Math.max(0, Math.min(elements.length - 1, focusedIndex + step))]);
    } else if (text !== undefined) {
      const found = findOptionByText(options, enabled[focusedIndex], text);
      focusOption(found && elements[enabled.indexOf(found)]);
    } else if (key === 'Enter' || key === ' ') {
      onClose(enabled[focusedIndex]);
    } else if (key === 'Escape') {
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      onClose();
    } else return;
    event.preventDefault();
  };
}
