import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colorModes, resolveTokens } from '../theme/tokens.ts';
import { designTokens, tokenText } from './designTokens.ts';
import { listTokens } from './listTokens.ts';
import { brandTokens } from './tokenList.ts';

type Measure = { readonly value: number; readonly unit: string };
type Color = { readonly components: readonly number[]; readonly alpha: number; readonly hex: string };
type Layer = Readonly<Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Measure>> & { readonly color: Color };
type Token =
  | { readonly $type: 'color'; readonly $value: Color }
  | { readonly $type: 'dimension' | 'duration'; readonly $value: Measure }
  | { readonly $type: 'shadow'; readonly $value: readonly Layer[] }
  | { readonly $type: 'fontFamily'; readonly $value: readonly string[] }
  | { readonly $type: 'cubicBezier'; readonly $value: readonly number[] }
  | { readonly $type: 'fontWeight'; readonly $value: number };
type Group = { readonly [name: string]: Group };

const file = readFileSync(join(import.meta.dirname, '../../tokens.json'), 'utf8');
const tokens: Group = JSON.parse(file);

const tokenAt = (path: string) =>
  path.split('.').reduce<Group | undefined>((group, name) => group?.[name], tokens) as unknown as Token;

const measure = ({ value, unit }: Measure) => `${value}${unit}`;

const color = ({ components, alpha, hex }: Color) =>
  alpha === 1 ? hex : `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;

const layer = ({ offsetX, offsetY, blur, spread, color: shadowColor }: Layer) =>
  `${[offsetX, offsetY, blur, spread].map(measure).join(' ')} ${color(shadowColor)}`;

/** Converts a token's value to CSS, to compare it with the theme. */
function toCss(token: Token): string {
  switch (token.$type) {
    case 'color':
      return color(token.$value);
    case 'dimension':
    case 'duration':
      return measure(token.$value);
    case 'shadow':
      return token.$value.map(layer).join(', ');
    case 'fontFamily':
      return token.$value.join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'fontWeight':
      return String(token.$value);
  }
}

/** Normalizes CSS for comparison: no quotes, leading zeros, `0px`, and all four lengths of a shadow. */
const normal = (css: string) =>
  css
    .replaceAll("'", '')
    .replace(/(?<=[\s(])\./g, '0.')
    .replace(/(^|, )((?:-?[\d.]+(?:px)? )+)rgb/g, (_, before: string, lengths: string) => {
      const four = [...lengths.trim().split(' '), '0'].slice(0, 4);
      return `${before}${four.map((length) => (length === '0' ? '0px' : length)).join(' ')} rgb`;
    });

const themes = Object.entries(brandTokens).flatMap(([brand, theme]) =>
  colorModes.map((mode) => [`${brand}.${mode}`, listTokens(resolveTokens(theme, mode))] as const),
);

it.each(themes)('%s contains every theme token with its value', (theme, resolved) => {
  const written = resolved.map(([path]) => [path, normal(toCss(tokenAt(`${theme}.${path}`)))]);
  expect(written).toEqual(resolved.map(([path, value]) => [path, normal(value)]));
});

it('tokens.json is up to date (if not, build the package)', () => {
  expect(file).toBe(tokenText(designTokens()));
});

describe('Design Tokens Community Group format', () => {
  it.each([
    ['color.bg.surface', 'color', { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1, hex: '#ffffff' }],
    ['space.4', 'dimension', { value: 16, unit: 'px' }],
    ['font.family', 'fontFamily', ['Inter Variable', 'system-ui', 'sans-serif']],
    ['weight.strong', 'fontWeight', 600],
    ['motion.fast', 'duration', { value: 120, unit: 'ms' }],
    ['motion.ease', 'cubicBezier', [0.2, 0, 0, 1]],
  ])('writes %s as a %s', (path, $type, $value) => {
    expect(tokenAt(`bridge.light.${path}`)).toEqual({ $type, $value });
  });

  it('writes a shadow layer by layer', () => {
    const { $type, $value } = tokenAt('bridge.light.shadow.m');
    expect($type).toBe('shadow');
    expect($value).toMatchObject([{ blur: { value: 2 } }, { spread: { value: -4, unit: 'px' } }]);
  });
});
