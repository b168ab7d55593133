import { expect, it } from 'vitest';
import { choiceWords } from './FoldedChoices.tsx';

const options = Array.from({ length: 12 }, (_, index) => ({
  value: String(index),
  label: `Line ${index}`,
}));
const words = { all: (count: number) => `All ${count} lines` };
const choose = (count: number) => new Set(options.slice(0, count).map(({ value }) => value));

it.each([
  [0, '', undefined],
  [1, 'Line 0', undefined],
  [5, 'Line 0, Line 1, Line 2, Line 3, Line 4', undefined],
  [6, 'Line 0, Line 1, Line 2, Line 3', 'and 2 more of 12'],
  [7, 'All but Line 7, Line 8, Line 9, Line 10, Line 11', undefined],
  [11, 'All but Line 11', undefined],
  [12, 'All 12 lines', undefined],
])('MKF-14 says %i of 12 options: %s', (count, value, note) => {
  expect(choiceWords(options, choose(count), words)).toEqual({ value, ...(note && { note }) });
});

it('MKF-14 counts many options, and names them in short, where it should', () => {
  const short = { ...words, short: ({ value }: { value: string }) => value, isCounted: true };
  expect(choiceWords(options, choose(6), short)).toEqual({ value: '6 of 12' });
  expect(choiceWords(options, choose(2), short)).toEqual({ value: '0, 1' });
});

it('MKF-14 leaves out what is chosen and no option any more', () => {
  expect(choiceWords(options, new Set(['0', 'gone']), words)).toEqual({ value: 'Line 0' });
});
