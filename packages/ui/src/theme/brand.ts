/** Links a brand points to. Every one has an example.com-style default (BRD-9). */
export interface BrandLinks {
  /** Where users get help. */
  readonly helpDesk: string;
  /** Where users reach a person. */
  readonly contactUs: string;
  /** What is new in the product. */
  readonly newFeatures: string;
  /** What the product costs. */
  readonly pricing: string;
  /** Books a demonstration, from the explanation of a status ('Book a demo'). */
  readonly bookADemo: string;
  /** Books a demonstration, from head and foot of the public page ('Get a Demo'). */
  readonly getADemo: string;
  /** Buys the product, from the head of the public page ('Buy Now'). */
  readonly buyNow: string;
  /** Buys the product, from the claim modal and the pitch ('Get Advantage Now'). */
  readonly getAdvantageNow: string;
  /** Signs in, from the claim modal of the public page (CLM-18). */
  readonly logInNow: string;
  /** The privacy policy. */
  readonly privacy: string;
  /** The cookie policy. */
  readonly cookie: string;
  /** The terms of use. */
  readonly terms: string;
  /** Where readers choose what is known about them. */
  readonly privacyChoices: string;
  /** How referrals come about. */
  readonly howItWorks: string;
  /** The directory of agents. */
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
  /** The name of the company. */
  readonly name: string;
  /** Its postal address, line by line. */
  readonly addressLines: readonly string[];
  /** Whom to call, and where. */
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
  /** The drawing beside the name in the wordmark. */
  readonly mark: BrandMark;
  /** Where it points to. */
  readonly links: BrandLinks;
  /** What it says in its own words. */
  readonly texts: BrandTexts;
  /** Who is behind it. */
  readonly company: BrandCompany;
}

/** The drawing beside the brand's name: strokes in the text colour, accents in the brand's mark colour. */
export interface BrandMark {
  /** The space the drawing fills, as in SVG. */
  readonly viewBox: string;
  /** How thick the lines are, in units of the view box. */
  readonly strokeWidth: number;
  /** How lines end and bend. */
  readonly strokeEnd: 'round' | 'square';
  /** Paths in the text colour. */
  readonly strokes: readonly string[];
  /** Paths in the brand's mark colour. */
  readonly accents: readonly string[];
  /** Filled circles in the brand's mark colour. */
  readonly dots: readonly { readonly cx: number; readonly cy: number; readonly r: number }[];
}

/** The CSS class of a brand's theme (BRD-1). */
export const themeClass = (key: string) => `${key}-theme`;

const marketplaceIds = new Map([
  ['advantage', 1],
  ['bridge', 2],
]);

/** The marketplace id of a brand key: advantage 1, bridge 2, anything else 1 (BRD-3). */
export const marketplaceIdOf = (key: string | undefined) => marketplaceIds.get(key ?? '') ?? 1;
