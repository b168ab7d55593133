import type { BrandLinks } from '@advantage/reference-data';

/** A link of the public page's navigation. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
  /** It leads to this very page. */
  readonly isCurrent?: boolean;
}

/** The navigation of the public page; a phone has it in the footer (FEED-4). */
export const siteLinks = (links: BrandLinks): readonly SiteLink[] => [
  { label: 'Referral feed', href: '/public-referrals', isCurrent: true },
  { label: 'How it works', href: links.howItWorks },
  { label: 'Pricing', href: links.pricing },
  { label: 'Contact Us', href: links.contactUs },
];
