import type { ColorRoles } from './tokens.ts';

type Groups = {
  [Group in keyof ColorRoles as ColorRoles[Group] extends string ? never : Group]: ColorRoles[Group];
};

/** The name of a color role, e.g. `fg.muted`. */
export type RoleName = {
  [Group in keyof Groups]: `${Group}.${keyof Groups[Group] & string}`;
}[keyof Groups];

/** Two colors that components use together, and the contrast they need: 4.5 for text, 3 for marks and borders. */
export interface ContrastPair {
  readonly foreground: RoleName;
  readonly background: RoleName;
  readonly minimum: 3 | 4.5;
}

const pairs = (
  minimum: ContrastPair['minimum'],
  foregrounds: readonly RoleName[],
  backgrounds: readonly RoleName[],
): readonly ContrastPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, minimum })));

/** The grounds that components rest on. */
export const resting = [
  'bg.canvas',
  'bg.surface',
  'bg.subtle',
  'bg.hover',
  'bg.selected',
  'bg.raised',
] as const;
const grounds = [...resting, 'bg.inset', 'bg.pressed'] as const;
const tints = ['neutral.bg', 'critical.bg', 'info.bg', 'caution.bg', 'positive.bg', 'accent.softBg'] as const;
/** The grounds of the navigation. */
export const chrome = ['chrome.bg', 'chrome.hover', 'chrome.selected'] as const;
const marks = [
  'border.control',
  'accent.mark',
  'positive.mark',
  'critical.mark',
  'focus.ring',
  'urgent.border',
  'primary.border',
] as const;

/**
 * Every pair of colors that components use together. Add a new combination here first: a test derives the combinations
 * from the style sheets of all packages, and fails on one that is missing.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, ['fg.default', 'fg.muted', 'fg.subtle'], grounds),
  ...pairs(
    4.5,
    ['fg.link', 'critical.fg', 'urgent.fg', 'positive.fg', 'caution.fg', 'info.fg', 'special.fg'],
    resting,
  ),
  ...pairs(4.5, ['fg.default', 'fg.muted'], tints),
  ...pairs(4.5, ['fg.link'], ['critical.bg', 'info.bg', 'accent.softBg']),
  ...pairs(4.5, ['accent.fg'], ['accent.bg', 'accent.bgHover']),
  ...pairs(4.5, ['accent.softFg'], ['accent.softBg', ...resting, 'bg.pressed']),
  ...pairs(4.5, ['primary.fg'], ['primary.bg', 'primary.bgHover']),
  ...pairs(4.5, ['urgent.fg'], ['urgent.bgHover']),
  ...(['info', 'neutral', 'positive', 'caution', 'critical', 'special'] as const).flatMap((tone) =>
    pairs(4.5, [`${tone}.fg`], [`${tone}.bg`]),
  ),
  ...pairs(4.5, ['chrome.fg', 'chrome.muted'], chrome),
  ...pairs(3, ['chrome.mark', 'focus.ringChrome'], chrome),
  ...pairs(3, marks, resting),
  ...pairs(3, ['border.control', 'focus.ring'], ['bg.inset']),
  ...pairs(3, ['accent.bg'], resting),
];

/** Returns the color of a role. */
export function roleColor(roles: ColorRoles, name: RoleName): string {
  const [group = '', role = ''] = name.split('.');
  const value = (roles as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>)[group]?.[
    role
  ];
  if (value === undefined) throw new Error(`There is no color role ${name}`);
  return value;
}

/** Relative luminance of a color given as `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not a color of the form #rrggbb`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two `#rrggbb` colors, from 1 (equal) to 21 (black and white). */
export function contrastRatio(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A pair of colors, and the contrast it has. */
export interface MeasuredPair extends ContrastPair {
  /** The actual contrast of the pair. */
  readonly ratio: number;
}

/** Returns every pair of a theme with its contrast. */
export const measurePairs = (roles: ColorRoles): readonly MeasuredPair[] =>
  contrastPairs.map((pair) => ({
    ...pair,
    ratio: contrastRatio(roleColor(roles, pair.foreground), roleColor(roles, pair.background)),
  }));

/** Returns the pairs of a theme with less contrast than they need. */
export const contrastProblems = (roles: ColorRoles): readonly MeasuredPair[] =>
  measurePairs(roles).filter(({ ratio, minimum }) => ratio < minimum);
