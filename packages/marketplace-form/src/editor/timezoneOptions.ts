import { timezones } from '@advantage/reference-data';
import type { SelectOption } from '@advantage/ui';

const known: readonly SelectOption[] = timezones.map(({ value, label }) => ({ value, label }));

/** The timezones to choose from (TIM-15), and one we do not know where it was loaded. */
export const timezoneOptions = (value: string): readonly SelectOption[] =>
  value === '' || known.some((option) => option.value === value)
    ? known
    : [...known, { value, label: value }];
