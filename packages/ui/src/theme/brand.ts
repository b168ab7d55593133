/**
 * What makes a brand: a key that names its theme, a name and a drawing. A deployment renames the product or adds a brand by
 * passing another object to `BrandProvider`; no component changes.
 */
export interface Brand {
  /** Unique key; the theme class is `{key}-theme`. */
  readonly key: string;
  /** Name people read, e.g. 'Bridge'. */
  readonly name: string;
  /** The drawing next to the name in the wordmark. */
  readonly mark: BrandMark;
  /**
   * What the packages of a domain say in this brand. The design system only hands it on. Default: what those packages know
   * of the brand by its key.
   */
  readonly content?: unknown;
}

/** The drawing next to the brand's name: strokes in the text color, accents in the brand's mark color. */
export interface BrandMark {
  /** The space the drawing fills, as in SVG. */
  readonly viewBox: string;
  /** How thick the lines are, in units of the view box. */
  readonly strokeWidth: number;
  /** How lines end and bend. */
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
