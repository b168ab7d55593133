import { expect, it } from 'vitest';
import { shallowEqual, shallowEqualWithLists } from './shallowEqual.ts';

it.each([
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [{ a: {} }, { a: {} }, false],
  [null, null, true],
  [null, {}, false],
  ['a', 'a', true],
  ['a', 'b', false],
])('compares %j with %j: %j', (a, b, isEqual) => {
  expect(shallowEqual(a, b)).toBe(isEqual);
});

it.each([
  [{ days: ['Monday'] }, { days: ['Monday'] }, true],
  [{ days: ['Monday'] }, { days: ['Friday'] }, false],
  [{ days: ['Monday'] }, { days: ['Monday', 'Friday'] }, false],
  [['Monday'], ['Monday'], true],
  [{ rows: [{}] }, { rows: [{}] }, false],
])('compares %j with %j by items: %j', (a, b, isEqual) => {
  expect(shallowEqualWithLists(a, b)).toBe(isEqual);
});
