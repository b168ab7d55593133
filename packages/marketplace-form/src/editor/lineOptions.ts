import type { BusinessLine } from '@advantage/reference-data';
import type { CheckboxOption } from '@advantage/ui';

const isOther = ({ name }: BusinessLine) => name === 'Other';

/** Lines as choices, by name, with 'Other' last. */
export const lineOptions = (lines: readonly BusinessLine[]): readonly CheckboxOption[] =>
  lines
    .toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)) || a.name.localeCompare(b.name, 'en-US'))
    .map(({ code, name }) => ({ value: code, label: name }));
