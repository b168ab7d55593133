/** Links a brand points to. Every one has an example.com-style default. */
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
  /** Signs in, from the claim modal of the public page. */
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
  /** Link of the public claim modal: 'Log in now' or 'Claim Now'. */
  readonly claimModalLink: string;
  /** Strip above the header of the directory skin. */
  readonly directoryStrip: string;
}

/** Company details that the footer of the directory skin shows. */
export interface BrandCompany {
  /** The name of the company. */
  readonly name: string;
  /** Its postal address, line by line. */
  readonly addressLines: readonly string[];
  /** Support phone lines, each with a label. */
  readonly supportPhones: readonly { readonly label: string; readonly number: string }[];
}

/** What a brand says besides its looks: texts, links, company and marketplace. */
export interface BrandContent {
  /** Name of the product, e.g. in page titles. */
  readonly productName: string;
  /** The marketplace whose referrals the brand shows: 1 for Advantage, 2 for Bridge. */
  readonly marketplaceId: number;
  /** Where it points to. */
  readonly links: BrandLinks;
  /** What it says in its own words. */
  readonly texts: BrandTexts;
  /** Who is behind it. */
  readonly company: BrandCompany;
}
