import { expect, it } from 'vitest';
import { breakLines } from './breakLines.ts';

it('leaves a line that fits', () => {
  expect(breakLines('size?: "s" | "m"', '  ')).toBe('  size?: "s" | "m"');
});

it('breaks the outermost brackets, one member a line, and those in turn only if they are still too long', () => {
  const long = 'x'.repeat(60);
  expect(
    breakLines(`const: (name: ${long}, options: { one: ${long}; two: string }) => Promise<string>`),
  ).toBe(
    `const: (
  name: ${long},
  options: { one: ${long}; two: string }
) => Promise<string>`,
  );
});

it('breaks a union into its variants, and not inside of a text', () => {
  const names = ['a', 'b', 'c'].map((name) => `"${name.repeat(30)}, or | else"`);
  expect(breakLines(`type = ${names.join(' | ')}`)).toBe(`type = ${names.join('\n  | ')}`);
});

it('does not take an arrow for a bracket', () => {
  const callback = `on${'x'.repeat(50)}: (event: Map<string, number>) => void`;
  expect(breakLines(`const: (${callback}, ${callback}) => void`)).toBe(`const: (
  ${callback},
  ${callback}
) => void`);
});

it('changes nothing but white space', () => {
  const text = `const: <T extends { a: ${'x'.repeat(90)} }>(one: T & { b: string; c: [number, string] }, two?: () => T | undefined) => T`;
  expect(breakLines(text).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
});
