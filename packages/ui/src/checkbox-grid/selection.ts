import type { CheckboxOption } from './GridOption.tsx';

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** The options with a word in their label that begins with the text. */
export function filterOptions<Option extends CheckboxOption>(options: readonly Option[], text: string) {
  if (text === '') return options;
  const wanted = words(text);
  return options.filter(({ label }) => words(label).includes(wanted));
}

/** The selection after ticking or unticking these options: disabled ones, and values without one, stay. */
export function withSelected<Value extends string>(
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

/** The options of each column, in the order they are read: down, then across. The last ones may have fewer, or none. */
export function inColumns<Option>(options: readonly Option[], count: number) {
  const rows = Math.ceil(options.length / count);
  return Array.from({ length: count }, (_, column) => ({
    column,
    part: options.slice(column * rows, (column + 1) * rows),
  }));
}
