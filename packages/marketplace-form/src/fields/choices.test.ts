// cspell:disable: names in Spanish
import { commercialLines, personalLines } from '@advantage/reference-data';
import * as spanish from '@advantage/reference-data/es';
import { expect, it } from 'vitest';
import { lineChoices, stateChoices, timezoneChoices } from './choices.ts';

const labels = (choices: readonly { readonly label: string }[]) => choices.map(({ label }) => label);

it('sorts states by their names in the language of the reader', () => {
  expect(labels(stateChoices({}))).toHaveLength(51);
  expect(labels(stateChoices({})).slice(0, 3)).toEqual(['Alabama', 'Alaska', 'Arizona']);
  const north = stateChoices(spanish.usStateNames).slice(4, 7);
  expect(north).toEqual([
    { value: 'CA', label: 'California' },
    { value: 'NC', label: 'Carolina del Norte' },
    { value: 'SC', label: 'Carolina del Sur' },
  ]);
});

it.each([
  [commercialLines, {}, "Workers' Compensation", 'Other'],
  [commercialLines, spanish.businessLineNames, 'Transporte terrestre de bienes', 'Otros'],
  [personalLines, {}, 'Valuable Items', 'Other'],
])('sorts lines by name, with the others last', (lines, names, ...last) => {
  const found = labels(lineChoices(lines, names));
  expect(found.slice(-2)).toEqual(last);
  expect(found).toHaveLength(lines.length);
});

it('offers the time zones of a schedule, and the one that was loaded', () => {
  expect(labels(timezoneChoices('America/Chicago', {}))).toEqual([
    'Alaska',
    'Central',
    'Eastern',
    'Hawaii',
    'Mountain',
    'Pacific',
  ]);
  expect(labels(timezoneChoices('', spanish.timezoneNames))).toContain('Montaña');
  expect(timezoneChoices('America/Phoenix', {}).at(-1)).toEqual({
    value: 'America/Phoenix',
    label: 'America/Phoenix',
  });
});

it('gives the same list again, so that a form renders only what changed', () => {
  expect(stateChoices(spanish.usStateNames)).toBe(stateChoices(spanish.usStateNames));
});
