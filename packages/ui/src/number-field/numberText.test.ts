import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSeparators, isInputAllowed, stripNotation } from './numberText.ts';

const integer = { allowNegative: false, allowDecimals: false, maxDigits: Number.POSITIVE_INFINITY };

/** Types the keys one by one at the end, skipping those that the rules reject. */
const type = (keys: string, rules: Partial<typeof integer> = {}, start = '') =>
  [...keys].reduce(
    (text, key) => (isInputAllowed(text, key, '', { ...integer, ...rules }) ? text + key : text),
    start,
  );

describe('acceptsTyping', () => {
  it('MKV-8 rejects a decimal point, letters and an exponent in an integer', () => {
    expect(type('1e2.5a')).toBe('125');
  });

  it('MKV-30 MKV-36 rejects more digits than maxDigits', () => {
    expect(type('123', { maxDigits: 2 })).toBe('12');
    expect(type('1234', { maxDigits: 3 })).toBe('123');
  });

  it('D-16 rejects another digit when the loaded number is already too long', () => {
    expect(type('4', { maxDigits: 2 }, '123')).toBe('123');
  });

  it('counts only the digits before the decimal point, and allows two after it', () => {
    expect(type('123.456', { allowDecimals: true, maxDigits: 2 })).toBe('12.45');
  });

  it('accepts one minus sign, at the start, only if negative numbers are allowed', () => {
    expect(type('-5')).toBe('5');
    expect(type('-1-00', { allowNegative: true })).toBe('-100');
    expect(isInputAllowed('', '5', '-1', { ...integer, allowNegative: true })).toBe(false);
  });

  it('also checks the text after the caret', () => {
    const money = { ...integer, allowDecimals: true };
    expect(isInputAllowed('1', '.', '234', money)).toBe(false);
    expect(isInputAllowed('1', '.', '23', money)).toBe(true);
    expect(isInputAllowed('1.', '9', '23', money)).toBe(false);
    expect(isInputAllowed('', '9', '1.23', money)).toBe(true);
  });

  it('MKV-71 leaves a number, the start of one or what is around it, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), fc.boolean(), (keys, allowNegative, allowDecimals) => {
        const number = type(keys, { allowNegative, allowDecimals }).replace(/[\s$%,]/g, '');
        expect(number).toMatch(/^-?\d*\.?\d{0,2}$/);
      }),
    );
  });

  it('MKV-73 accepts a comma, and counts only digits', () => {
    expect(type('12,345', { maxDigits: 4 })).toBe('12,34');
    expect(type('1,234.567', { allowDecimals: true })).toBe('1,234.56');
  });
});

describe('notation', () => {
  it.each([
    [' $2,500 ', '2500'],
    ['-$1,234.50', '-1234.50'],
    ['10 %', '10'],
    ['n/a', 'n/a'],
    ['', ''],
    ['1,250', '1250'],
    ['1,234,567.5', '1234567.5'],
  ])('MKV-73 reads %j as %j', (typed, text) => {
    expect(stripNotation(typed)).toBe(text);
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
    '1,,250',
    '1250,000',
    '0,500',
    '1.250,000',
    '1 250',
    '1$0',
    '5%0',
  ])('MKV-71 MKV-73 keeps %j', (typed) => {
    expect(stripNotation(typed)).toBe(typed);
  });

  it.each([
    ['59%', '$'],
    ['$10', '%'],
  ])('MKV-73 keeps %j in a field with the sign %s', (typed, unit) => {
    expect(stripNotation(typed, unit)).toBe(typed);
    expect(stripNotation(typed)).not.toBe(typed);
  });

  it.each([
    ['2500', '2,500'],
    ['-1234567.5', '-1,234,567.5'],
    ['999', '999'],
    ['', ''],
    ['n/a', 'n/a'],
  ])('shows %j as %j', (text, shown) => {
    expect(addSeparators(text)).toBe(shown);
  });

  it('strips the separators that it adds', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(stripNotation(addSeparators(String(number)))).toBe(String(number));
      }),
    );
  });
});
