import { type BusinessLine, timezones, usStates } from '@advantage/reference-data';
import { memoize } from './memoize.ts';
import { type Names, nameIn } from './names.ts';

/** An option of a form control. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label);

/** Returns an option for each US state, sorted by name. */
export const stateChoices = memoize((names: Names): readonly Choice[] =>
  usStates.map(({ code, name }) => ({ value: code, label: nameIn(names, name) })).toSorted(byLabel),
);

/** Returns an option for each line of business, sorted by name, with 'Other' last. */
export const lineChoices = memoize((lines: readonly BusinessLine[], names: Names): readonly Choice[] => {
  const toChoice = ({ code, name }: BusinessLine) => ({ value: code, label: nameIn(names, name) });
  const isOther = ({ name }: BusinessLine) => name === 'Other';
  return [
    ...lines
      .filter((line) => !isOther(line))
      .map(toChoice)
      .toSorted(byLabel),
    ...lines.filter(isOther).map(toChoice),
  ];
});

/**
 * Returns an option for each known time zone, plus `value` if it isn't one of them, so a loaded value stays selectable.
 */
export const timezoneChoices = memoize((value: string, names: Names): readonly Choice[] => {
  const known = timezones.map((zone) => ({ value: zone.value, label: nameIn(names, zone.label) }));
  const isKnown = value === '' || known.some((choice) => choice.value === value);
  return isKnown ? known : [...known, { value, label: value }];
});
