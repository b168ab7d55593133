import { type BusinessLine, timezones, type UsState, usStates } from '@advantage/reference-data';
import type { sourceTexts } from '../messages/fieldTexts.ts';
import { memoize } from './memoize.ts';
import { type Names, nameIn } from './names.ts';
import type { ReferralSource } from './reference.ts';

/** An option of a form control. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label);

/** Returns an option for each US state, sorted by name. */
export const stateChoices = memoize((names: Names): readonly Choice[] =>
  usStates.map(({ code, name }) => ({ value: code, label: nameIn(names, name) })).toSorted(byLabel),
);

/** The census regions of the US, with the codes of their states. */
const regionCodes = {
  northeast: ['CT', 'ME', 'MA', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT'],
  midwest: ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI'],
  south: [
    ...['AL', 'AR', 'DE', 'DC', 'FL', 'GA', 'KY', 'LA', 'MD', 'MS', 'NC', 'OK', 'SC', 'TN', 'TX', 'VA', 'WV'],
  ],
  west: ['AK', 'AZ', 'CA', 'CO', 'HI', 'ID', 'MT', 'NV', 'NM', 'OR', 'UT', 'WA', 'WY'],
} as const satisfies Readonly<Record<string, readonly UsState['code'][]>>;

/** Groups the options of `stateChoices` by region. */
export const stateRegions = memoize(
  (choices: readonly Choice[], regionNames: Readonly<Record<keyof typeof regionCodes, string>>) =>
    (['northeast', 'midwest', 'south', 'west'] as const).map((region) => {
      const codes = new Set<string>(regionCodes[region]);
      return { label: regionNames[region], options: choices.filter(({ value }) => codes.has(value)) };
    }),
);

/** Returns an option for each referral source, named in words. */
export const sourceChoices = memoize(
  (sources: readonly ReferralSource[], { sourceName }: typeof sourceTexts): readonly Choice[] =>
    sources.map((source) => ({ value: source.sourceName, label: sourceName(source.sourceName) })),
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
