import { expect, it } from 'vitest';
import { naicsWords } from './NaicsField.tsx';

const known = ['111150', '236115', '722410'].map((code) => ({ code }));

it.each([
  ['exclude', '', '', known],
  ['exclude', '111150', 'Exclude 1 code', known],
  ['exclude', '111150, 999999, 7', 'Exclude 2 codes, 1 unknown', known],
  ['exclude', '111150, 999999', 'Exclude 2 codes', undefined],
  ['include', '111150, 999999', 'Include 1 of 3 codes', known],
] as const)('MKF-19 %s %j is said as %j', (mode, text, words, codes) => {
  expect(naicsWords(mode, text, codes)).toBe(words);
});
