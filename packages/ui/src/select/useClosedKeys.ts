import type { KeyboardEvent } from 'react';
import { findOptionByText, getAdjacentOption, type SelectOption } from './options.ts';
import { useTypedText } from './useTypedText.ts';

interface ClosedSelect<Value extends string | null> {
  readonly options: readonly SelectOption<Value>[];
  readonly selectedOption: SelectOption<Value> | undefined;
  readonly selectOption: (option: SelectOption<Value>) => void;
  readonly open: (at: 'first' | 'last') => void;
}

/**
 * Keyboard handling of a closed select: up and down open it, left and right select the adjacent option, letters
 * select by label.
 */
export function useClosedKeys<Value extends string | null>(select: ClosedSelect<Value>) {
  const { options, selectedOption, selectOption, open } = select;
  const { getTypeaheadText } = useTypedText();
  return (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const text = getTypeaheadText(event);
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      open(key === 'ArrowDown' ? 'first' : 'last');
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const next = getAdjacentOption(options, selectedOption, key === 'ArrowLeft' ? -1 : 1);
      if (next) selectOption(next);
    } else if (text !== undefined) {
      const next = findOptionByText(options, selectedOption, text);
      if (next) selectOption(next);
    } else return;
    event.preventDefault();
  };
}
