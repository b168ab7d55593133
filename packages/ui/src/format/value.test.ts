import { expect, it } from 'vitest';
import { formatValue } from './value.ts';

it.each([
  ['null', null],
  ['undefined', undefined],
  ['an empty text', ''],
  ['a blank text', '  '],
  ['an empty list', []],
  ['a list of unknowns', [null, undefined, '']],
  ['not a number', Number.NaN],
])('TIM-12 shows an em dash for %s', (_name, value) => {
  expect(formatValue(value)).toBe('—');
});

it.each([
  ['a text', 'Tulsa', 'Tulsa'],
  ['zero', 0, '0'],
  ['a list', ['Home', 'Auto'], 'Home, Auto'],
  ['a list with a gap', ['Home', null, 'Auto'], 'Home, Auto'],
])('TIM-12 formats %s', (_name, value, text) => {
  expect(formatValue(value)).toBe(text);
});

it.each(['1 +', 'N/A (PL)', 'N/A (L&A)', 'Direct Call'])(
  'TIM-13 shows the fallback text %j instead of an em dash',
  (text) => {
    expect(formatValue(null, text)).toBe(text);
  },
);
