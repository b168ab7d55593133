import type { BrandContent } from '@advantage/reference-data';
import type { Brand } from '@advantage/ui';

/** The colors that all others are made from. One that could not be read is made lighter or darker. */
export const colors = {
  /** Links, selection, switches. */
  accent: '#0f5f66',
  /** The one action that matters: claiming. */
  primary: '#c2410c',
  /** The tint of the grays. */
  neutral: '#7c8384',
  /** The ground of the navigation. */
  chrome: '#0b2b30',
  /** The ring around what has the focus. */
  focus: '#1b8a94',
};

/** Your site. Every link leads here until you set its own URL below. */
const site = 'https://www.example.com';

const content: BrandContent = {
  productName: 'Harbor Console',
  /** The marketplace's id in your services. */
  marketplaceId: 1,
  links: {
    helpDesk: site,
    contactUs: site,
    newFeatures: site,
    pricing: site,
    bookADemo: site,
    getADemo: site,
    buyNow: site,
    getAdvantageNow: site,
    logInNow: site,
    privacy: site,
    cookie: site,
    terms: site,
    privacyChoices: site,
    howItWorks: site,
    findAnAgent: site,
  },
  texts: { claimModalLink: 'Claim Now', directoryStrip: 'Referrals for insurance agents' },
  company: { name: 'Harbor', addressLines: [], supportPhones: [] },
};

/** How the console looks, what it is called and where its links lead. */
export const brand: Brand = {
  key: 'own',
  /** Next to the mark. More than 12 letters are set smaller, on several lines where they have to. */
  name: 'Harbor',
  mark: {
    viewBox: '0 0 24 24',
    strokeWidth: 2.5,
    strokeEnd: 'round',
    strokes: [],
    accents: ['M4 17 12 6l8 11'],
    dots: [],
  },
  content,
};
