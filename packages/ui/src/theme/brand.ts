/** Links a brand points to. Every one has an example.com-style default (BRD-9). */
export interface BrandLinks {
  readonly helpDesk: string;
  readonly contactUs: string;
  readonly newFeatures: string;
  readonly pricing: string;
  readonly bookADemo: string;
  readonly getADemo: string;
  readonly buyNow: string;
  readonly getAdvantageNow: string;
  readonly logInNow: string;
  readonly privacy: string;
  readonly cookie: string;
  readonly terms: string;
  readonly privacyChoices: string;
  readonly howItWorks: string;
  readonly findAnAgent: string;
}

/** Texts that differ between brands. */
export interface BrandTexts {
  /** Link of the public claim modal: 'Log in now' or 'Claim Now' (CLM-18). */
  readonly claimModalLink: string;
  /** Strip above the header of the directory skin. */
  readonly directoryStrip: string;
}

/** Company details that the footer of the directory skin shows (FEED-8). */
export interface BrandCompany {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly supportPhones: readonly { readonly label: string; readonly number: string }[];
}

/**
 * Everything that differs between brands, in one object (D-1, BRD-8): a deployment renames the product
 * or adds a brand by passing another object to `BrandProvider`; no component changes.
 */
export interface Brand {
  /** Unique key; the theme class is `{key}-theme`. */
  readonly key: string;
  /** Name people read, e.g. 'Bridge'. */
  readonly name: string;
  /** Name of the product, e.g. in page titles. */
  readonly productName: string;
  /** 1 for advantage, 2 for bridge, 1 for any other brand (BRD-3). */
  readonly marketplaceId: number;
  /** Path data of the wordmark's mark, drawn on a 24 × 24 grid. */
  readonly mark: BrandMark;
  readonly links: BrandLinks;
  readonly texts: BrandTexts;
  readonly company: BrandCompany;
}

/** The drawing beside the brand's name: strokes in the text colour, accents in the brand's mark colour. */
export interface BrandMark {
  readonly viewBox: string;
  readonly strokes: readonly string[];
  readonly accents: readonly string[];
  readonly dots: readonly { readonly cx: number; readonly cy: number; readonly r: number }[];
}

/** The CSS class of a brand's theme (BRD-1). */
export const themeClass = (key: string) => `${key}-theme`;

const marketplaceIds: Readonly<Record<string, number>> = { advantage: 1, bridge: 2 };

/** The marketplace id of a brand key: advantage 1, bridge 2, anything else 1 (BRD-3). */
export const marketplaceIdOf = (key: string | undefined) => marketplaceIds[key ?? ''] ?? 1;
