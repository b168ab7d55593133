import type { BrandLinks } from './brandContent.ts';

/** Returns links to pages of an example site, for a brand whose pages don't exist yet. */
export const exampleLinks = (site: string): BrandLinks => ({
  helpDesk: `https://${site}/help`,
  contactUs: `https://${site}/contact`,
  newFeatures: `https://${site}/new-features`,
  pricing: `https://${site}/pricing`,
  bookADemo: `https://${site}/book-a-demo`,
  getADemo: `https://${site}/get-a-demo`,
  buyNow: `https://${site}/buy-now`,
  getAdvantageNow: `https://${site}/get-advantage`,
  logInNow: `https://${site}/admin`,
  privacy: `https://${site}/privacy`,
  cookie: `https://${site}/cookies`,
  terms: `https://${site}/terms`,
  privacyChoices: `https://${site}/privacy-choices`,
  howItWorks: `https://${site}/how-it-works`,
  findAnAgent: `https://${site}/find-an-agent`,
});
