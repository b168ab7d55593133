import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('MKF-14 computes once for the very same things, and again for others', () => {
  const compute = vi.fn((list: readonly string[], end: string) => [...list, end]);
  const join = memoize(compute);
  const list = ['a'];
  expect(join(list, 'b')).toBe(join(list, 'b'));
  expect(compute).toHaveBeenCalledTimes(1);
  expect(join(['a'], 'b')).toEqual(['a', 'b']);
  expect(join(list, 'c')).toEqual(['a', 'c']);
  expect(compute).toHaveBeenCalledTimes(3);
});

it('keeps the answers about a few things and forgets the oldest', () => {
  const compute = vi.fn((text: string) => text.length);
  const measure = memoize(compute);
  for (const text of ['a', 'b', 'c', 'd', 'e']) measure(text);
  measure('b');
  expect(compute).toHaveBeenCalledTimes(5);
  measure('a');
  expect(compute).toHaveBeenCalledTimes(6);
});
