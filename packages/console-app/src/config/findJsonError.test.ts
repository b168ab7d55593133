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
  const [line, column] = findJsonError(json);
  expect([line, json.slice(column - 1).startsWith(rest)]).toEqual([1, true]);
});

it('is at the end of a text that was cut off', () => {
  expect(findJsonError('{ "services": {')).toEqual([1, 16]);
  expect(findJsonError('{\n  "services": {')).toEqual([2, 16]);
});

it('finds none in JSON, and one wherever a sign is added that JSON lacks', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, place) => {
      expect(findJsonError(json)).toEqual([1, json.length + 1]);
      const at = place % (json.length + 1);
      const broken = `${json.slice(0, at)}\u0000${json.slice(at)}`;
      expect(findJsonError(broken)[1]).toBeLessThanOrEqual(at + 1);
    }),
  );
});
