import type { ComponentType } from 'react';

/** `system` follows the user's device. */
export type BrandColorMode = 'light' | 'dark' | 'system';

/**
 * A brand: a key that selects its theme, a name and a mark. A deployment can rename the product or add a brand by
 * passing another object to `BrandProvider`, without changing components.
 *
 * `Content` is what domain packages show for the brand. Name it where you write a brand, so that a misspelled or missing
 * text is a type error: `Brand<BrandContent>`, with `BrandContent` of `@advantage/reference-data`.
 */
export interface Brand<Content = unknown> {
  /** Unique key; the theme class is `{key}-theme`. */
  readonly key: string;
  /** Visible name, e.g. 'Bridge'. */
  readonly name: string;
  /** The logo next to the name: a line drawing, image files, or any component. */
  readonly mark: BrandMark | BrandImages | ComponentType<BrandLogoProps>;
  /** Whether the mark contains the name, which then isn't repeated next to it. Default: false. */
  readonly isNameInMark?: boolean;
  /**
   * Texts and links that domain packages show for this brand. The design system only passes them on. Default: what
   * those packages know of the brand by its key.
   */
  readonly content?: Content;
}

/** A line drawing, with strokes in the text color and accents in the brand's mark color. */
export interface BrandMark {
  /** `viewBox` of the SVG. */
  readonly viewBox: string;
  /** Stroke width, in units of the view box. */
  readonly strokeWidth: number;
  /** Shape of line ends. */
  readonly strokeEnd: 'round' | 'square';
  /** Paths in the text color. */
  readonly strokes: readonly string[];
  /** Paths in the brand's mark color. */
  readonly accents: readonly string[];
  /** Filled circles in the brand's mark color. */
  readonly dots: readonly { readonly cx: number; readonly cy: number; readonly r: number }[];
}

/** A logo as image files, e.g. SVGs that a bundler imports as URLs. Each is drawn 28 pixels high. */
export interface BrandImages {
  /** URL of the logo on the page in light mode. */
  readonly light: string;
  /** URL of the logo on the page in dark mode. */
  readonly dark: string;
  /** URL of the logo on the navigation in light mode. Default: `dark`, because the navigation usually is. */
  readonly navigation?: string;
}

/** Props that a logo component gets. It's drawn 28 pixels high, hidden from screen readers. */
export interface BrandLogoProps {
  /** The background: the page's or the navigation's own color. `currentColor` is the text color on it. */
  readonly on: 'page' | 'chrome';
  /** The color mode around it. `system` follows the device: use the theme's custom properties, or a media query. */
  readonly mode: BrandColorMode;
}

/** The CSS class of a brand's theme. */
export const themeClass = (key: string) => `${key}-theme`;
