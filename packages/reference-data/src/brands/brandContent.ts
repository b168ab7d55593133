/** A brand's links. Those of the built-in brands lead to example.com sites. */
export interface BrandLinks {
  /** Help desk. */
  readonly helpDesk: string;
  /** Contact page. */
  readonly contactUs: string;
  /** What's new in the product. */
  readonly newFeatures: string;
  /** Pricing page. */
  readonly pricing: string;
  /** Books a demo, linked from the explanation of a status ('Book a demo'). */
  readonly bookADemo: string;
  /** Books a demo, linked from the header and footer of the public page ('Get a Demo'). */
  readonly getADemo: string;
  /** Buys the product, linked from the header of the public page ('Buy Now'). */
  readonly buyNow: string;
  /** Buys the product, linked from the claim modal and the pitch ('Get Advantage Now'). */
  readonly getAdvantageNow: string;
  /** Signs in, linked from the claim modal of the public page. */
  readonly logInNow: string;
  /** The privacy policy. */
  readonly privacy: string;
  /** The cookie policy. */
  readonly cookie: string;
  /** The terms of use. */
  readonly terms: string;
  /** Page where visitors manage their privacy choices. */
  readonly privacyChoices: string;
  /** Page that explains how referrals work. */
  readonly howItWorks: string;
  /** The agent directory. */
  readonly findAnAgent: string;
}

/** Texts that differ between brands. */
export interface BrandTexts {
  /** Link in the public claim modal: 'Log in now' or 'Claim Now', which reads like the button that claims. */
  readonly claimModalLink: string;
  /** Text of the strip above the header in the directory skin. */
  readonly directoryStrip: string;
}

/** Company details in the footer of the directory skin. */
export interface BrandCompany {
  /** Company name. */
  readonly name: string;
  /** Postal address, line by line. */
  readonly addressLines: readonly string[];
  /** Support phone lines, each with a label. */
  readonly supportPhones: readonly { readonly label: string; readonly number: string }[];
}

/** Everything about a brand except its look: texts, links, company and marketplace. */
export interface BrandContent {
  /** Product name, e.g. in page titles. */
  readonly productName: string;
  /** Id of the marketplace whose referrals the brand shows: 1 for Advantage, 2 for Bridge. */
  readonly marketplaceId: number;
  /** The brand's links. */
  readonly links: BrandLinks;
  /** The brand's texts. */
  readonly texts: BrandTexts;
  /** The company behind the brand. */
  readonly company: BrandCompany;
}
