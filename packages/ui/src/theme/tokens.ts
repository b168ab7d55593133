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
  /** Height of a table row: 36px compact or 44px comfortable. */
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
  /** Font size and line height. */
  text: {
    xs: { size: '12px', line: '16px' },
    s: { size: '13px', line: '20px' },
    m: { size: '14px', line: '20px' },
    l: { size: '16px', line: '24px' },
    xl: { size: '18px', line: '24px' },
    '2xl': { size: '24px', line: '32px' },
    '3xl': { size: '32px', line: '40px' },
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
  /** Control heights: inside rows, toolbars, bars, forms, touch. */
  control: { row: '28px', s: '32px', m: '36px', l: '40px', touch: '44px' },
  /** Widths and heights of the large parts. */
  size: { nav: '204px', panel: '470px', dialog: '500px', topbar: '56px', form: '808px', page: '1248px' },
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
    row: { height: brand.rowHeight, compact: '36px', comfortable: '44px' },
    /** Color roles. */
    color: brand[mode].color,
    /** Shadows. */
    shadow: brand[mode].shadow,
  };
}

/** The resolved values of one brand in one mode. */
export type ThemeTokens = ReturnType<typeof resolveTokens>;

/** Widths at which layouts change. Phone: below 768px; the navigation is a rail up to 1199px. */
export const breakpoints = { phone: 767, rail: 1199 } as const;

/** Media queries for `.css.ts` files, e.g. `'@media': { [media.phone]: { … } }`. */
export const media = {
  phone: `screen and (max-width: ${breakpoints.phone}px)`,
  desk: `screen and (min-width: ${breakpoints.phone + 1}px)`,
  rail: `screen and (min-width: ${breakpoints.phone + 1}px) and (max-width: ${breakpoints.rail}px)`,
  wide: `screen and (min-width: ${breakpoints.rail + 1}px)`,
  /** Somebody may touch: a screen, besides a mouse or instead of one. */
  touch: '(any-pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
