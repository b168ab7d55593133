import * as color from 'colorjs.io/fn';
import {
  contrastPairs,
  contrastProblems,
  contrastRatio,
  type MeasuredPair,
  measurePairs,
  type RoleName,
  roleColor,
} from './contrast.ts';
import { brandShadows, statusRoles } from './sharedRoles.ts';
import type { BrandTokens, ColorMode, ColorRoles } from './tokens.ts';
import { colorModes } from './tokens.ts';

for (const space of [color.sRGB, color.OKLCH]) color.ColorSpace.register(space);

/** The colors a brand is derived from, each in any CSS notation. They must be opaque. */
export interface BrandColors {
  /** Links, selection, switches and ordinary actions. */
  readonly accent: string;
  /** The one action that matters, e.g. buying. Default: `accent`. */
  readonly primary?: string;
  /** A gray that tints all grays. Default: a gray with a trace of `accent`. */
  readonly neutral?: string;
  /** Background of the navigation. Default: a dark shade of `accent`. */
  readonly chrome?: string;
  /** The focus ring. Default: `accent`. */
  readonly focus?: string;
}

/** Options of `deriveBrand`: the colors and shapes of a brand. */
export interface DeriveBrandOptions extends BrandColors {
  /** Corner radii of small parts, of controls and cards, and of dialogs. Default: 4, 6 and 8 px. */
  readonly radius?: BrandTokens['radius'];
  /** Height of a table row: `2.25rem` compact or `2.75rem` comfortable. Default: `2.25rem`. */
  readonly rowHeight?: string;
  /** The `font-family`, e.g. `"'Source Sans 3', sans-serif"`. The page loads the font itself. Default: Inter. */
  readonly font?: string;
}

const optionNames: readonly (keyof DeriveBrandOptions)[] = [
  'accent',
  'primary',
  'neutral',
  'chrome',
  'focus',
  'radius',
  'rowHeight',
  'font',
];

/** The same options, with a name that isn't one typed `never`, also in an object built before. */
type KnownOptions<Options> = Options & {
  readonly [Name in Exclude<keyof Options, keyof DeriveBrandOptions>]: never;
};

/** Refuses a misspelled option, which would silently leave a default in place. */
function refuseUnknown(options: object) {
  const unknown = Object.keys(options).find((name) => !optionNames.some((known) => known === name));
  if (unknown !== undefined)
    throw new Error(
      `deriveBrand: unknown option ${JSON.stringify(unknown)}. Known: ${optionNames.join(', ')}.`,
    );
}

/** A color that `deriveBrand` changed because it had too little contrast. */
export interface ColorAdjustment {
  /** The color mode: light or dark. */
  readonly mode: ColorMode;
  /** The role, e.g. `accent.bg`. */
  readonly role: RoleName;
  /** The original color, `#rrggbb`. */
  readonly from: string;
  /** The adjusted color, `#rrggbb`. */
  readonly to: string;
  /** The role that the original color had too little contrast with. */
  readonly against: RoleName;
  /** The contrast that the pair needs. */
  readonly minimum: number;
}

/** Returns an adjustment in words, e.g. for the log of a build. */
export const adjustmentText = ({ mode, role, from, to, against, minimum }: ColorAdjustment): string =>
  `${role} in ${mode}: ${from} became ${to}, for a contrast of ${minimum} with ${against}.`;

/** A brand's tokens, and the colors that were changed for contrast. */
export interface DerivedBrand {
  /** Tokens for `createBrandTheme` or `themeCss`. */
  readonly tokens: BrandTokens;
  /** Colors that had too little contrast and were made lighter or darker. Empty if no color was changed. */
  readonly adjustments: readonly ColorAdjustment[];
}

/** Lightness, chroma and hue in OKLCH. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

const toHex = ([lightness, chroma, hue]: Oklch): string => {
  const inGamut = color.toGamut(
    { space: color.OKLCH, coords: [lightness, chroma, hue], alpha: 1 },
    { space: color.sRGB },
  );
  return color.serialize(color.to(inGamut, color.sRGB), { format: 'hex', collapse: false });
};

function parse(name: string, value: string): Oklch {
  const parsed = color.tryColor(value);
  if (!parsed) throw new Error(`deriveBrand: ${name} is not a color: ${JSON.stringify(value)}.`);
  if (parsed.alpha !== null && parsed.alpha < 1)
    throw new Error(`deriveBrand: ${name} must be opaque, and ${JSON.stringify(value)} is not.`);
  const [lightness, chroma, hue] = color.to(parsed, color.OKLCH).coords;
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}

const withLightness = ([, chroma, hue]: Oklch, lightness: number, share = 1): string =>
  toHex([lightness, chroma * share, hue]);

/** Yields shades of a color, step by step to white or black. */
function* shades([lightness, chroma, hue]: Oklch, step: number) {
  for (let next = lightness; next >= 0 && next <= 1; next += step) yield toHex([next, chroma, hue]);
  yield step > 0 ? '#ffffff' : '#000000';
}

/** Returns a readable text color for a fill: white, or else a dark shade of the hue, or else black. */
const pickTextColor = (fill: string, hue: Oklch): string =>
  ['#ffffff', withLightness(hue, 0.22, 0.4), '#000000'].find((text) => contrastRatio(text, fill) >= 4.5) ??
  '#000000';

/** Returns a fill, its hover color (further from the text color) and its text color. */
function fill(base: Oklch) {
  const bg = toHex(base);
  const fg = pickTextColor(bg, base);
  const [lightness] = base;
  return {
    bg,
    fg,
    bgHover: withLightness(
      base,
      fg === '#ffffff' ? Math.max(lightness - 0.07, 0) : Math.min(lightness + 0.05, 1),
    ),
  };
}

interface Ramps {
  readonly accent: Oklch;
  readonly primary: Oklch;
  readonly neutral: Oklch;
  readonly chrome: Oklch;
  readonly focus: Oklch;
}

function lightRoles({ accent, primary, neutral, chrome, focus }: Ramps): ColorRoles {
  const gray = (lightness: number) => withLightness(neutral, lightness);
  const soft = withLightness(accent, 0.955, 0.18);
  return {
    bg: {
      canvas: gray(0.968),
      surface: '#ffffff',
      subtle: gray(0.983),
      inset: gray(0.945),
      hover: gray(0.968),
      pressed: gray(0.945),
      selected: soft,
      raised: '#ffffff',
    },
    fg: { default: gray(0.235), muted: gray(0.435), subtle: gray(0.5), link: withLightness(accent, 0.45) },
    border: { hairline: gray(0.918), default: gray(0.87), control: gray(0.615) },
    accent: { ...fill(accent), softBg: soft, softFg: withLightness(accent, 0.42), mark: toHex(accent) },
    primary: { ...fill(primary), border: toHex(primary) },
    urgent: {
      fg: withLightness(primary, 0.42),
      border: toHex(primary),
      bgHover: withLightness(primary, 0.955, 0.18),
    },
    ...statusRoles.light,
    neutral: { bg: gray(0.945), fg: gray(0.435), border: gray(0.87) },
    focus: { ring: toHex(focus), ringChrome: withLightness(focus, 0.82) },
    chrome: chromeRoles(chrome, accent),
    scrim: 'rgb(16 18 22 / .48)',
  };
}

/**
 * Returns the navigation roles for a background color, with white or nearly black text, whichever has more contrast.
 */
function chromeRoles(chrome: Oklch, accent: Oklch): ColorRoles['chrome'] {
  const bg = toHex(chrome);
  const isDark = contrastRatio('#ffffff', bg) >= contrastRatio('#000000', bg);
  const [lightness] = chrome;
  // On hover and selection, the background moves away from its text, or toward it if there's no room.
  const direction = lightness > (isDark ? 0.35 : 0.85) ? -1 : 1;
  const lift = (step: number) =>
    withLightness(chrome, Math.min(Math.max(lightness + direction * step, 0), 1));
  return {
    bg,
    fg: isDark ? '#ffffff' : withLightness(chrome, 0.2, 0.3),
    muted: isDark ? withLightness(chrome, 0.82, 0.4) : withLightness(chrome, 0.36, 0.4),
    hover: lift(0.03),
    selected: lift(0.06),
    border: lift(0.1),
    mark: withLightness(accent, isDark ? 0.82 : 0.4),
  };
}

function darkRoles({ accent, primary, neutral, chrome, focus }: Ramps): ColorRoles {
  const gray = (lightness: number) => withLightness(neutral, lightness);
  const bright = (base: Oklch): Oklch => [Math.max(base[0], 0.74), base[1], base[2]];
  const soft = withLightness(accent, 0.3, 0.4);
  return {
    bg: {
      canvas: gray(0.18),
      surface: gray(0.215),
      subtle: gray(0.245),
      inset: gray(0.28),
      hover: gray(0.245),
      pressed: gray(0.28),
      selected: soft,
      raised: gray(0.245),
    },
    fg: { default: gray(0.945), muted: gray(0.775), subtle: gray(0.705), link: withLightness(accent, 0.8) },
    border: { hairline: gray(0.28), default: gray(0.325), control: gray(0.585) },
    accent: {
      ...fill(bright(accent)),
      softBg: soft,
      softFg: withLightness(accent, 0.82),
      mark: toHex(bright(accent)),
    },
    primary: { ...fill(bright(primary)), border: toHex(bright(primary)) },
    urgent: {
      fg: withLightness(primary, 0.82),
      border: toHex(bright(primary)),
      bgHover: withLightness(primary, 0.3, 0.4),
    },
    ...statusRoles.dark,
    neutral: { bg: gray(0.28), fg: gray(0.775), border: gray(0.37) },
    focus: { ring: withLightness(focus, 0.82), ringChrome: withLightness(focus, 0.82) },
    chrome: chromeRoles([Math.min(chrome[0], 0.21), chrome[1] * 0.7, chrome[2]], accent),
    scrim: 'rgb(4 5 8 / .64)',
  };
}

const shadows = brandShadows('20 24 32');

/** Sets a role. For a fill, this also updates its text and hover colors. */
const withRole = (roles: ColorRoles, name: RoleName, value: string): ColorRoles => {
  const [group = '', role = ''] = name.split('.');
  const before = Object(roles[group as keyof ColorRoles]);
  const isFill = role === 'bg' && 'bgHover' in before;
  return { ...roles, [group]: { ...before, ...(isFill && fill(parse(name, value))), [role]: value } };
};

/** Returns the nearest lighter or darker shade of a role that has enough contrast in all its pairs. */
function findReadableColor(roles: ColorRoles, role: RoleName): string | undefined {
  const pairs = contrastPairs.filter(({ foreground }) => foreground === role);
  const passes = (value: string) =>
    pairs.every(({ background, minimum }) => contrastRatio(value, roleColor(roles, background)) >= minimum);
  const base = parse(role, roleColor(roles, role));
  const darker = [...shades(base, -0.01)];
  const lighter = [...shades(base, 0.01)];
  const [down, up] = [darker.findIndex(passes), lighter.findIndex(passes)];
  return up < 0 || (down >= 0 && down <= up) ? darker[down] : lighter[up];
}

/** Adjusts the roles that have too little contrast. Throws if a pair still fails. */
function fixContrast(start: ColorRoles, mode: ColorMode) {
  const adjustments: ColorAdjustment[] = [];
  let roles = start;
  for (let round = 0; round < 4; round += 1) {
    for (const { foreground, background, minimum } of contrastProblems(roles)) {
      const from = roleColor(roles, foreground);
      if (contrastRatio(from, roleColor(roles, background)) >= minimum) continue;
      const to = findReadableColor(roles, foreground);
      if (to === undefined) continue;
      adjustments.push({ mode, role: foreground, from, to, against: background, minimum });
      roles = withRole(roles, foreground, to);
    }
  }
  const problem = contrastProblems(roles)[0];
  if (problem)
    throw new Error(
      `deriveBrand: ${problem.foreground} (${roleColor(roles, problem.foreground)}) on ${problem.background} ` +
        `(${roleColor(roles, problem.background)}) has a contrast of ${problem.ratio.toFixed(2)} in ${mode}, ` +
        `and ${problem.minimum} is needed. Choose a color that is lighter or darker.`,
    );
  return { roles, adjustments };
}

/**
 * Derives all tokens of a brand, light and dark, from one to five colors. Colors with too little contrast are made
 * lighter or darker, and `adjustments` lists them. An unknown option is a type error and throws, as do a value that isn't
 * an opaque color and a color of which no shade works.
 */
export function deriveBrand<Options extends DeriveBrandOptions>(
  options: KnownOptions<Options>,
): DerivedBrand {
  refuseUnknown(options);
  const {
    radius = { s: '4px', m: '6px', l: '8px' },
    rowHeight = '2.25rem',
    font,
    ...colors
  }: DeriveBrandOptions = options;
  const accent = parse('accent', colors.accent);
  const parseOrDefault = (name: keyof BrandColors, otherwise: Oklch) => {
    const value = colors[name];
    return value === undefined ? otherwise : parse(name, value);
  };
  const [, grayChroma, grayHue] = parseOrDefault('neutral', [0.5, 0.012, accent[2]]);
  const ramps: Ramps = {
    accent,
    primary: parseOrDefault('primary', accent),
    neutral: [0.5, Math.min(grayChroma, 0.02), grayHue],
    chrome: parseOrDefault('chrome', [0.26, Math.min(accent[1], 0.06), accent[2]]),
    focus: parseOrDefault('focus', accent),
  };
  const light = fixContrast(lightRoles(ramps), 'light');
  const dark = fixContrast(darkRoles(ramps), 'dark');
  return {
    tokens: {
      radius,
      rowHeight,
      font,
      light: { color: light.roles, shadow: shadows.light },
      dark: { color: dark.roles, shadow: shadows.dark },
    },
    adjustments: [...light.adjustments, ...dark.adjustments],
  };
}

/** Two of a brand's colors that components use together, and their contrast in a mode. */
export interface BrandContrast extends MeasuredPair {
  /** The color mode: light or dark. */
  readonly mode: ColorMode;
}

/** Returns the contrast of every pair of a brand's colors that components use together, in both modes. */
export const brandContrast = (tokens: BrandTokens): readonly BrandContrast[] =>
  colorModes.flatMap((mode) => measurePairs(tokens[mode].color).map((pair) => ({ mode, ...pair })));

/**
 * Returns the pairs of a brand's colors with less contrast than they need, in both modes. Empty for a derived brand.
 */
export const brandContrastProblems = (tokens: BrandTokens): readonly BrandContrast[] =>
  brandContrast(tokens).filter(({ ratio, minimum }) => ratio < minimum);
