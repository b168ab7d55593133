import { expect, it } from 'vitest';
import { percentExample } from './SetupSection.tsx';

it.each([
  ['10', 'A $30 referral is delivered at $33.'],
  ['-29', 'A $30 referral is delivered at $21.30.'],
  ['-100', 'A $30 referral is delivered at $0.'],
  ['', undefined],
  ['-101', undefined],
  ['1.5', undefined],
])("MKS-3 '%s' percent: %s", (text, example) => {
  expect(percentExample(text)).toBe(example);
});
