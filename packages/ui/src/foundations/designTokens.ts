import { colorModes, resolveTokens, type ThemeTokens } from '../theme/tokens.ts';
import { brandTokens } from './tokenList.ts';

type Json = string | number | readonly Json[] | { readonly [name: string]: Json };
type TokenTree = { readonly [name: string]: string | TokenTree };

const numbersIn = (value: string) => (value.match(/-?[\d.]+/g) ?? []).map(Number);

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Parses a color: `#rrggbb`, or `rgb(r g b / a)` if it's translucent. */
function color(value: string): Json {
  const digits = /^#(..)(..)(..)$/.exec(value)?.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    digits?.map((pair) => Number.parseInt(pair, 16)) ?? numbersIn(value);
  const channels = [red, green, blue];
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => round(channel / 255)),
    alpha,
    hex: `#${hex}`,
  };
}

function parseDimension(value: string): Json {
  const [, amount = '', unit = ''] = /^(-?[\d.]+)([a-z]*)$/.exec(value) ?? [];
  if (amount === '') throw new Error(`${value} is no measure`);
  return { value: Number(amount), unit: unit || 'px' };
}

/** Parses one layer of a shadow: two to four lengths and a color. */
function layer(value: string): Json {
  const paintAt = value.search(/rgb\(|#/);
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = value.slice(0, paintAt).trim().split(' ');
  return {
    color: color(value.slice(paintAt)),
    offsetX: parseDimension(offsetX),
    offsetY: parseDimension(offsetY),
    blur: parseDimension(blur),
    spread: parseDimension(spread),
  };
}

const types = {
  color,
  dimension: parseDimension,
  duration: parseDimension,
  cubicBezier: numbersIn,
  fontFamily: (value: string) => value.split(', ').map((name) => name.replaceAll("'", '')),
  fontWeight: Number,
  shadow: (value: string) => value.split(/,\s*(?![^(]*\))/).map(layer),
} as const satisfies Readonly<Record<string, (value: string) => Json>>;

/** Token types by path prefix. Every other token is a dimension. */
const typeOf = new Map<string, keyof typeof types>([
  ['color', 'color'],
  ['font', 'fontFamily'],
  ['weight', 'fontWeight'],
  ['shadow', 'shadow'],
  ['motion', 'duration'],
  ['motion.ease', 'cubicBezier'],
]);

function toGroup(tree: TokenTree, path: readonly string[] = []): Json {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const here = [...path, name];
      if (typeof value !== 'string') return [name, toGroup(value, here)];
      const type = typeOf.get(here.join('.')) ?? typeOf.get(here[0] ?? '') ?? 'dimension';
      return [name, { $type: type, $value: types[type](value) }];
    }),
  );
}

/** Converts one brand's tokens in one mode to the format of the Design Tokens Community Group. */
export const toDesignTokens = (tokens: ThemeTokens): Json => toGroup(tokens);

/** Returns the tokens of every brand in every mode, for design tools. */
export const designTokens = (): Json => ({
  $description: 'Generated from the brand themes of @advantage/ui. Change the theme, then build.',
  ...Object.fromEntries(
    Object.entries(brandTokens).map(([key, tokens]) => [
      key,
      Object.fromEntries(colorModes.map((mode) => [mode, toDesignTokens(resolveTokens(tokens, mode))])),
    ]),
  ),
});

function print(json: Json, indent: string): string {
  if (typeof json !== 'object' || '$value' in json) return JSON.stringify(json);
  const inner = `${indent}  `;
  const lines = Object.entries(json).map(([name, value]) => `${inner}"${name}": ${print(value, inner)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Serializes tokens as JSON with one token per line, for readable diffs. */
export const tokenText = (tokens: Json): string => `${print(tokens, '')}\n`;
