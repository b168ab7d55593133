type Roles<Name extends string> = Readonly<Record<Name, string>>;

/** Every color role a component may use. A brand fills each of them for light and for dark. */
export type ColorRoles = {
  /** Grounds: the page, what lies on it, and rows in their states. */
  readonly bg: Roles<'canvas' | 'surface' | 'subtle' | 'inset' | 'hover' | 'pressed' | 'selected' | 'raised'>;
  /** Text and icons. */
  readonly fg: Roles<'default' | 'muted' | 'subtle' | 'link'>;
  /** Lines: between rows, around parts, around controls (3:1). */
  readonly border: Roles<'hairline' | 'default' | 'control'>;
  /** Primary actions outside lists, switches, ticks, selection and links. */
  readonly accent: Roles<'bg' | 'bgHover' | 'fg' | 'softBg' | 'softFg' | 'mark'>;
  /** The one action that matters: the only saturated fill on a list. */
  readonly primary: Roles<'bg' | 'bgHover' | 'fg' | 'border'>;
  /** The outlined twin of `primary`: what should happen now. */
  readonly urgent: Roles<'fg' | 'border' | 'bgHover'>;
  /** What is good to know. */
  readonly info: Roles<'bg' | 'fg' | 'border'>;
  /** Statuses that ask for nothing. */
  readonly neutral: Roles<'bg' | 'fg' | 'border'>;
  /** New, saved, done. */
  readonly positive: Roles<'bg' | 'fg' | 'border' | 'mark'>;
  /** Look before you go on. */
  readonly caution: Roles<'bg' | 'fg' | 'border'>;
  /** Errors and what is about to run out. */
  readonly critical: Roles<'bg' | 'fg' | 'border' | 'mark'>;
  /** A status outside the scale from positive to critical. */
  readonly special: Roles<'bg' | 'fg' | 'border'>;
  /** The focus ring, on pages and on navigation. */
  readonly focus: Roles<'ring' | 'ringChrome'>;
  /** Navigation and the directory strip only. */
  readonly chrome: Roles<'bg' | 'fg' | 'muted' | 'hover' | 'selected' | 'border' | 'mark'>;
  /** What dims the page behind a dialog. */
  readonly scrim: string;
};

/** Small raised parts, menus and popovers, panel and dialog. */
export type Shadows = Roles<'s' | 'm' | 'l'>;

/** What a brand decides: palette through roles, radius and density. Nothing structural. */
export interface BrandTokens {
  /** Corners of small parts, of controls and cards, of dialogs. */
  readonly radius: Roles<'s' | 'm' | 'l'>;
  /** Height of a table row: 2.25rem compact or 2.75rem comfortable. */
  readonly rowHeight: string;
  /** Colors and shadows in light. */
  readonly light: { readonly color: ColorRoles; readonly shadow: Shadows };
  /** Colors and shadows in dark. */
  readonly dark: { readonly color: ColorRoles; readonly shadow: Shadows };
}

/** The color modes that every brand has. */
export const colorModes = ['light', 'dark'] as const;
/** One of `colorModes`. */
export type ColorMode = (typeof colorModes)[number];

/** Tokens that are the same in every brand and mode. */
const scale = {
  /** The one typeface. */
  font: { family: "'Inter Variable', system-ui, sans-serif" },
  /** Font size and line height. They follow the text size that the reader set in the browser. */
  text: {
    xs: { size: '0.75rem', line: '1rem' },
    s: { size: '0.8125rem', line: '1.25rem' },
    m: { size: '0.875rem', line: '1.25rem' },
    l: { size: '1rem', line: '1.5rem' },
    xl: { size: '1.125rem', line: '1.5rem' },
    '2xl': { size: '1.5rem', line: '2rem' },
    '3xl': { size: '2rem', line: '2.5rem' },
  },
  /** Font weights. */
  weight: { regular: '400', medium: '500', strong: '600' },
  /** Steps of the 4 px grid. */
  space: {
    '1': '4px',
    '2': '8px',
    '3': '12px',
    '4': '16px',
    '5': '20px',
    '6': '24px',
    '8': '32px',
    '10': '40px',
    '12': '48px',
    '16': '64px',
  },
  /** Control heights: inside rows, toolbars, bars, forms, touch. They grow with the text. */
  control: { row: '1.75rem', s: '2rem', m: '2.25rem', l: '2.5rem', touch: '2.75rem' },
  /** Widths and heights of the large parts. */
  size: {
    nav: '12.75rem',
    panel: '29.375rem',
    dialog: '31.25rem',
    topbar: '3.5rem',
    form: '50.5rem',
    page: '78rem',
  },
  /** Durations and the one easing. */
  motion: { fast: '120ms', base: '160ms', slow: '200ms', ease: 'cubic-bezier(.2, 0, 0, 1)' },
} as const;

/** One brand in one mode, as the flat set of values the theme contract is inferred from. */
export function resolveTokens(brand: BrandTokens, mode: ColorMode) {
  return {
    ...scale,
    /** Corners. */
    radius: { ...brand.radius, full: '999px' },
    /** Heights of table rows: the brand's own, and both it can be. */
    row: { height: brand.rowHeight, compact: '2.25rem', comfortable: '2.75rem' },
    /** Color roles. */
    color: brand[mode].color,
    /** Shadows. */
    shadow: brand[mode].shadow,
  };
}

/** The resolved values of one brand in one mode. */
export type ThemeTokens = ReturnType<typeof resolveTokens>;

/**
 * A length that grows with the text: `rem(28)` is 28 px for readers who left the text size of the browser alone. Use it
 * for what holds text, and pixels for lines, corners and space.
 */
export const rem = (pixels: number) => `${pixels / 16}rem`;

/** The custom property by which the shell of an application says how much of the top its bar takes. */
export const topBarHeight = '--adv-top-bar-height';

/** Where a bar of a page sticks: under the top bar of the shell, or at the top where there is none. */
export const underTopBar = `var(${topBarHeight}, 0px)`;

/** Widths in pixels at which layouts change. Phone: below 768px; the navigation is a rail up to 1199px. */
export const breakpoints = { phone: 767, rail: 1199 } as const;

/** Ends of layouts in media queries. In em, so that larger text gets the layout of a smaller window. */
const ends = {
  phone: `(max-width: ${breakpoints.phone / 16}em)`,
  desktop: `(min-width: ${(breakpoints.phone + 1) / 16}em)`,
  rail: `(max-width: ${breakpoints.rail / 16}em)`,
  wide: `(min-width: ${(breakpoints.rail + 1) / 16}em)`,
} as const;

/** Media queries for `.css.ts` files, e.g. `'@media': { [media.phone]: { … } }`. */
export const media = {
  phone: `screen and ${ends.phone}`,
  desktop: `screen and ${ends.desktop}`,
  rail: `screen and ${ends.desktop} and ${ends.rail}`,
  wide: `screen and ${ends.wide}`,
  /** A phone whose reader set large letters: what is on one line elsewhere takes several. */
  largeText: `screen and (max-width: ${319 / 16}em)`,
  /** Somebody may touch: a screen, besides a mouse or instead of one. */
  touch: '(any-pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
