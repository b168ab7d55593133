import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [30, '$30'],
  [0, '$0'],
  [27.5, '$27.50'],
  [27.05, '$27.05'],
  [0.1 + 0.2, '$0.30'],
  [29.999, '$30'],
  [-5, '-$5'],
])('TIM-10 shows %d as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it('TIM-10 shows two decimals or none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(formatMoney(cents / 100)).toMatch(cents % 100 === 0 ? /^\$[\d,]+$/ : /^\$[\d,]+\.\d\d$/);
    }),
  );
});

it.each([
  [12_500, '$12,500'],
  [1_250_000, '$1,250,000'],
  [1234.5, '$1,234.50'],
])('TIM-11 adds thousands separators to %d', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it.each([null, undefined, Number.NaN])('TIM-12 shows an em dash for %s', (amount) => {
  expect(formatMoney(amount)).toBe('—');
});
