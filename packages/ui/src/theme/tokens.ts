type Roles<Name extends string> = Readonly<Record<Name, string>>;

/** Color roles that components use. A brand sets each of them for light and dark. */
export type ColorRoles = {
  /** Backgrounds: the page, surfaces on it, and row states. */
  readonly bg: Roles<'canvas' | 'surface' | 'subtle' | 'inset' | 'hover' | 'pressed' | 'selected' | 'raised'>;
  /** Text and icons. */
  readonly fg: Roles<'default' | 'muted' | 'subtle' | 'link'>;
  /** Borders: between rows, around parts, around controls (3:1). */
  readonly border: Roles<'hairline' | 'default' | 'control'>;
  /** Primary actions outside lists, switches, check marks, selection and links. */
  readonly accent: Roles<'bg' | 'bgHover' | 'fg' | 'softBg' | 'softFg' | 'mark'>;
  /** The one action that matters: the only saturated fill in a list. */
  readonly primary: Roles<'bg' | 'bgHover' | 'fg' | 'border'>;
  /** The soft counterpart of `primary`, for actions that wait until someone points at them. */
  readonly urgent: Roles<'fg' | 'border' | 'bgHover'>;
  /** Information. */
  readonly info: Roles<'bg' | 'fg' | 'border'>;
  /** Statuses that need no attention. */
  readonly neutral: Roles<'bg' | 'fg' | 'border'>;
  /** New, saved, done. */
  readonly positive: Roles<'bg' | 'fg' | 'border' | 'mark'>;
  /** Warnings. */
  readonly caution: Roles<'bg' | 'fg' | 'border'>;
  /** Errors, and things about to expire. */
  readonly critical: Roles<'bg' | 'fg' | 'border' | 'mark'>;
  /** A status outside the scale from positive to critical. */
  readonly special: Roles<'bg' | 'fg' | 'border'>;
  /** The focus ring, on pages and on the navigation. */
  readonly focus: Roles<'ring' | 'ringChrome'>;
  /** Navigation and the directory strip only. */
  readonly chrome: Roles<'bg' | 'fg' | 'muted' | 'hover' | 'selected' | 'border' | 'mark'>;
  /** The backdrop behind a dialog. */
  readonly scrim: string;
};

/** Shadows of small raised parts, of menus and popovers, and of panel and dialog. */
export type Shadows = Roles<'s' | 'm' | 'l'>;

/** The tokens that a brand sets: color roles, shadows, radius and density. Nothing structural. */
export interface BrandTokens {
  /** Corner radii of small parts, of controls and cards, and of dialogs. */
  readonly radius: Roles<'s' | 'm' | 'l'>;
  /** Height of a table row: 2.25rem (compact) to 2.75rem (comfortable). */
  readonly rowHeight: string;
  /** The `font-family`, which the page loads itself. Default: Inter, or else the system's. */
  readonly font?: string | undefined;
  /** Colors and shadows in light mode. */
  readonly light: { readonly color: ColorRoles; readonly shadow: Shadows };
  /** Colors and shadows in dark mode. */
  readonly dark: { readonly color: ColorRoles; readonly shadow: Shadows };
}

/** Color modes of every brand. */
export const colorModes = ['light', 'dark'] as const;
/** One of `colorModes`. */
export type ColorMode = (typeof colorModes)[number];

/** Tokens shared by all brands and modes. */
const scale = {
  /** Font size and line height. They scale with the text size set in the user's browser. */
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
  /** Control heights: inside rows, toolbars, bars, forms, touch. They scale with the text size. */
  control: { row: '1.75rem', s: '2rem', m: '2.25rem', l: '2.5rem', touch: '2.75rem' },
  /** Widths and heights of large parts. */
  size: {
    nav: '11rem',
    panel: '29.375rem',
    dialog: '31.25rem',
    topbar: '3.5rem',
    form: '50.5rem',
    page: '78rem',
  },
  /** Durations, and the easing of all transitions. */
  motion: { fast: '120ms', base: '160ms', slow: '200ms', ease: 'cubic-bezier(.2, 0, 0, 1)' },
} as const;

/** Resolves one brand in one mode to all token values. The theme contract is inferred from the result. */
export function resolveTokens(brand: BrandTokens, mode: ColorMode) {
  return {
    ...scale,
    /** The typeface. */
    font: { family: brand.font ?? "'Inter Variable', system-ui, sans-serif" },
    /** Corner radii. */
    radius: { ...brand.radius, full: '999px' },
    /** Row heights of tables: the brand's default, and both options. */
    row: { height: brand.rowHeight, compact: '2.25rem', comfortable: '2.75rem' },
    /** Color roles. */
    color: brand[mode].color,
    /** Shadows. */
    shadow: brand[mode].shadow,
  };
}

/** All token values of one brand in one mode. */
export type ThemeTokens = ReturnType<typeof resolveTokens>;

/**
 * Converts pixels to a length that scales with the text size: `rem(28)` is 28 px at the browser's default text size.
 * Use it for anything that contains text, and pixels for lines, corners and space.
 */
export const rem = (pixels: number) => `${pixels / 16}rem`;

/** The custom property with the height of the sticky top bar, set by the application shell. */
export const topBarHeight = '--adv-top-bar-height';

/** Offset of a sticky bar within a page: below the shell's top bar, or at the top if there is no shell. */
export const underTopBar = `var(${topBarHeight}, 0px)`;

/** Layout breakpoints in pixels. Phone: below 768px; the navigation is a drawer up to 899px and a rail up to 1199px. */
export const breakpoints = { phone: 767, drawer: 899, rail: 1199 } as const;

/** Breakpoint conditions of the media queries. In em, so that larger text gets the layout of a smaller window. */
const ends = {
  phone: `(max-width: ${breakpoints.phone / 16}em)`,
  desktop: `(min-width: ${(breakpoints.phone + 1) / 16}em)`,
  drawer: `(max-width: ${breakpoints.drawer / 16}em)`,
  rail: `(max-width: ${breakpoints.rail / 16}em)`,
  wide: `(min-width: ${(breakpoints.rail + 1) / 16}em)`,
} as const;

/** Media queries for `.css.ts` files, e.g. `'@media': { [media.phone]: { … } }`. */
export const media = {
  phone: `screen and ${ends.phone}`,
  desktop: `screen and ${ends.desktop}`,
  rail: `screen and ${ends.desktop} and ${ends.rail}`,
  wide: `screen and ${ends.wide}`,
  /** The navigation is a drawer, and lists are cards. */
  drawer: `screen and ${ends.drawer}`,
  /** The navigation is a rail of icons. */
  navigationRail: `screen and (min-width: ${(breakpoints.drawer + 1) / 16}em) and ${ends.rail}`,
  /** A phone with large text: content that fits on one line elsewhere wraps. */
  largeText: `screen and (max-width: ${319 / 16}em)`,
  /** A device with a touch screen, with or without a mouse. */
  touch: '(any-pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
