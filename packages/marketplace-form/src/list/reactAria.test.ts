import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

it('MKL-12 the hooks of the rows are those that the table around them is made of', () => {
  const here = createRequire(import.meta.url);
  const there = createRequire(here.resolve('react-aria-components'));
  expect(here.resolve('react-aria')).toBe(there.resolve('react-aria'));
});
