import { startsAnyWord } from '../format/searchText.ts';
import type { CheckboxOption } from './GridOption.tsx';

/** Returns the options with a word in their label that starts with the text. */
export const filterOptions = <Option extends CheckboxOption>(options: readonly Option[], text: string) =>
  text === '' ? options : options.filter(({ label }) => startsAnyWord(label, text));

/** Selects or clears the given options. Disabled options and values without an option stay unchanged. */
export function setOptionsSelected<Value extends string>(
  selected: readonly Value[],
  options: readonly CheckboxOption<Value>[],
  isSelected: boolean,
): Value[] {
  const next = new Set(selected);
  for (const { value, isDisabled } of options) {
    if (isDisabled) continue;
    if (isSelected) next.add(value);
    else next.delete(value);
  }
  return [...next];
}

/** Splits options into columns that are read down, then across. The last columns may have fewer options, or none. */
export function inColumns<Option>(options: readonly Option[], count: number) {
  const rows = Math.ceil(options.length / count);
  return Array.from({ length: count }, (_, column) => ({
    column,
    part: options.slice(column * rows, (column + 1) * rows),
  }));
}
