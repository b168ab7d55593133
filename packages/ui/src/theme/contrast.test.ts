import { describe, expect, it } from 'vitest';
import { brandRegistry } from './brands/registry.ts';
import { contrastPairs, contrastRatio, roleColor } from './contrast.ts';
import { colorModes, resolveTokens } from './tokens.ts';

const themes = Object.values(brandRegistry).flatMap(({ brand, tokens }) =>
  colorModes.map((mode) => [`${brand.key} ${mode}`, resolveTokens(tokens, mode).color] as const),
);

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0b7a64', '#ffffff', 5.28],
  ])('measures %s on %s', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(second, first)).toBe(contrastRatio(first, second));
  });

  it('throws on a value that is not a hex color', () => {
    expect(() => contrastRatio('rgb(0 0 0 / .5)', '#ffffff')).toThrow('not a color');
  });
});

it('covers every brand with a tokens file', () => {
  const files = Object.keys(import.meta.glob('./brands/*.tokens.ts'));
  expect(files.length).toBeGreaterThan(0);
  expect(Object.keys(brandRegistry).sort()).toEqual(
    files.map((file) => file.slice('./brands/'.length, -'.tokens.ts'.length)).sort(),
  );
});

it('declares at least 100 unique pairs', () => {
  const names = contrastPairs.map(
    ({ foreground, background, minimum }) => `${foreground} ${background} ${minimum}`,
  );
  expect(names.length).toBeGreaterThanOrEqual(100);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(themes)('%s', (_theme, roles) => {
  it.each(contrastPairs.map((pair) => [`${pair.foreground} on ${pair.background}`, pair] as const))(
    'has enough contrast: %s',
    (_pair, { foreground, background, minimum }) => {
      const ratio = contrastRatio(roleColor(roles, foreground), roleColor(roles, background));
      expect(ratio).toBeGreaterThanOrEqual(minimum);
    },
  );
});
