/**
 * A brand: a key that selects its theme, a name and a mark. A deployment can rename the product or add a brand by
 * passing another object to `BrandProvider`, without changing components.
 */
export interface Brand {
  /** Unique key; the theme class is `{key}-theme`. */
  readonly key: string;
  /** Visible name, e.g. 'Bridge'. */
  readonly name: string;
  /** The drawing next to the name in the wordmark. */
  readonly mark: BrandMark;
  /**
   * Texts and links that domain packages show for this brand. The design system only passes them on. Default: what
   * those packages know of the brand by its key.
   */
  readonly content?: unknown;
}

/** The drawing next to the brand's name, with strokes in the text color and accents in the brand's mark color. */
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

/** The CSS class of a brand's theme. */
export const themeClass = (key: string) => `${key}-theme`;
