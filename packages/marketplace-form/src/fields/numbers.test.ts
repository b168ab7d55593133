import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isNumberEqual,
  numberOrNull,
  numberToText,
  parseNumber,
  toMultiplier,
  toPercent,
} from './numbers.ts';

it('T1 MKS-3 D-21 every percent from -100 to 1000 becomes a multiplier of two decimals and comes back', () => {
  for (let percent = -100; percent <= 1000; percent++) {
    const multiplier = toMultiplier(percent);
    expect(multiplier).toBe(Number((1 + percent / 100).toFixed(2)));
    expect(String(multiplier)).toMatch(/^\d+(\.\d{1,2})?$/);
    expect(toPercent(multiplier)).toBe(percent);
  }
});

it.each([
  [10, 1.1],
  [-100, 0],
  [0, 1],
  [7, 1.07],
  [15, 1.15],
  [-29, 0.71],
])('MKS-3 %i percent is %d', (percent, multiplier) => {
  expect(toMultiplier(percent)).toBe(multiplier);
});

it.each([
  [1.1, 10],
  [1.005, 0],
  [1.149, 15],
  [0, -100],
  [0.999, 0],
])('MKS-2 a multiplier of %d shows %i percent', (multiplier, percent) => {
  expect(toPercent(multiplier)).toBe(percent);
});

it.each([
  ['', { kind: 'blank' }],
  [' \t', { kind: 'blank' }],
  [' 7 ', { kind: 'number', value: 7 }],
  ['-0', { kind: 'number', value: 0 }],
  ['007', { kind: 'number', value: 7 }],
  ['1.50', { kind: 'number', value: 1.5 }],
  ['1e3', { kind: 'invalid' }],
  ['0x10', { kind: 'invalid' }],
  ['Infinity', { kind: 'invalid' }],
  ['NaN', { kind: 'invalid' }],
  ['1.', { kind: 'number', value: 1 }],
  ['.5', { kind: 'number', value: 0.5 }],
  ['.25', { kind: 'number', value: 0.25 }],
  ['.', { kind: 'invalid' }],
  ['-', { kind: 'invalid' }],
  ['--1', { kind: 'invalid' }],
  ['9'.repeat(16), { kind: 'invalid' }],
])("MKV-1 the number text '%s' reads as %o", (text, expected) => {
  expect(parseNumber(text)).toEqual(expected);
});

it.each([
  ['1,250', 1250],
  [' -1,234,567.50 ', -1_234_567.5],
])("MKV-73 the number text '%s' reads as %d", (text, value) => {
  expect(parseNumber(text)).toEqual({ kind: 'number', value });
});

it.each([
  '12,50',
  '1,5',
  '1,2345',
  ',5',
  ',500',
  '1,',
  '1,23,456',
  '12,50,000',
  '1.234,56',
  '0,500',
  '1250,000',
])("MKV-73 the number text '%s' is invalid", (text) => {
  expect(parseNumber(text)).toEqual({ kind: 'invalid' });
});

it('T1 MKS-19 any number survives its text, and blank is null', () => {
  expect(numberOrNull('')).toBeNull();
  expect(numberToText(null)).toBe('');
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((value) => value / 100 + 0);
  fc.assert(
    fc.property(cents, (value) => {
      expect(numberOrNull(numberToText(value))).toBe(value);
    }),
  );
});

it.each([
  ['10', ' 10', true],
  ['10', '10.0', true],
  ['', '  ', true],
  ['', '0', false],
  ['1', '2', false],
  ['x', 'x', true],
  ['x', '1', false],
])("MKF-9 '%s' and '%s' are the same number: %s", (a, b, same) => {
  expect(isNumberEqual(a, b)).toBe(same);
});
