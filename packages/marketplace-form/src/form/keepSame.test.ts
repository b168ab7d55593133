import { expect, it } from 'vitest';
import { holdsSame, keepSame } from './keepSame.ts';

it('MKF-14 gives the very same object while it holds the same', () => {
  const source = { name: 'Harbor Point', error: undefined as string | undefined };
  const read = keepSame(() => ({ ...source }), holdsSame);
  const first = read();
  expect(read()).toBe(first);
  source.error = 'Please provide marketplace name';
  expect(read()).toEqual(source);
  expect(read()).not.toBe(first);
});

it('tells lists of another length apart', () => {
  let list = ['a'];
  const read = keepSame(() => list, holdsSame);
  expect(read()).toEqual(['a']);
  list = ['a', 'b'];
  expect(read()).toBe(list);
});
