import { expect, it } from 'vitest';
import { listTokens } from './listTokens.ts';
import { tokenDifferences, tokensOf } from './tokenList.ts';

it('lists every token once, by its path', () => {
  const entries = listTokens(tokensOf({ brand: 'bridge', mode: 'light' }));
  expect(new Map(entries).get('color.bg.surface')).toBe('#ffffff');
  expect(new Set(entries.map(([path]) => path)).size).toBe(entries.length);
});

it('lists differences only in tokens that a brand may change', () => {
  const paths = [...tokenDifferences('light'), ...tokenDifferences('dark')].map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(path).toMatch(/^(color|shadow|radius|row)\./);
});
