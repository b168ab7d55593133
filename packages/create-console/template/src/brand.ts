import type { BrandContent } from '@advantage/reference-data';
import type { Brand } from '@advantage/ui';
import type { BrandColors } from '@advantage/ui/brand-tools';

/** Base colors. All others are derived from them, with contrast adjusted automatically. */
export const colors = {
  /** Links, selection and switches. */
  accent: '#0f5f66',
  /** The primary action: claiming. */
  primary: '#c2410c',
  /** Tint of the grays. */
  neutral: '#7c8384',
  /** Background of the navigation. */
  chrome: '#0b2b30',
  /** Focus ring. */
  focus: '#1b8a94',
} satisfies BrandColors;

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

/** The console's look, name and links. */
export const brand: Brand<BrandContent> = {
  key: 'own',
  /** Shown next to the logo. Names of more than 12 letters are smaller and may wrap. */
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
