import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findJsonError } from './findJsonError.ts';

it.each([
  ['<!doctype html>', '<'],
  ['{ "brand": "bridge", }', '}'],
  ['{ "brand": "bridge" "services": {} }', '"services"'],
  ["{ 'brand': 1 }", "'brand'"],
  ['{ "links": [1, 2 3] }', '3]'],
  ['{ "on": True }', 'True'],
  ['{ "pattern": "a\\d" }', '"a\\d"'],
  ['{} // a comment', '// a comment'],
  ['{ "size": 01 }', '1 }'],
])('finds the error in %s', (json, rest) => {
  expect(() => JSON.parse(json)).toThrow();
  expect(json.slice(findJsonError(json)).startsWith(rest)).toBe(true);
});

it('is at the end of a text that was cut off', () => {
  expect(findJsonError('{ "services": {')).toBe(15);
});

it('finds none in JSON, and one wherever a sign is added that JSON lacks', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, place) => {
      expect(findJsonError(json)).toBe(json.length);
      const at = place % (json.length + 1);
      const broken = `${json.slice(0, at)}\u0000${json.slice(at)}`;
      expect(findJsonError(broken)).toBeLessThanOrEqual(at);
    }),
  );
});
