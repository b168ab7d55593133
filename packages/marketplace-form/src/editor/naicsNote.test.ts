import { expect, it } from 'vitest';
import { sampleIndustryCodes } from '../testing/reference.ts';
import { naicsNote } from './naicsNote.ts';

it.each([
  ['exclude', '', '0 codes'],
  ['exclude', '722410', '1 code'],
  ['exclude', '722410, 999999, 12', '2 codes, 1 unknown'],
  ['include', '722410, 999999', `1 of ${sampleIndustryCodes.length} codes accepted`],
] as const)("MKF-19 in mode %s '%s' amounts to %s", (mode, text, note) => {
  expect(naicsNote(mode, text, sampleIndustryCodes)).toBe(note);
});

it('MKI-26 without the known codes it only counts', () => {
  expect(naicsNote('exclude', '722410, 999999', undefined)).toBe('2 codes');
});
