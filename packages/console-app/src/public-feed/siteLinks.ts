import type { BrandLinks } from '@advantage/reference-data';
import * as en from '../messages/en.ts';

/** A link of the public page's navigation. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
  /** Whether it leads to the current page. */
  readonly isCurrent?: boolean;
}

/** Returns the navigation of the public page. On phones, it's in the footer. */
export const siteLinks = (links: BrandLinks): readonly SiteLink[] => [
  { label: en.site.feed, href: '/public-referrals', isCurrent: true },
  { label: en.site.howItWorks, href: links.howItWorks },
  { label: en.site.pricing, href: links.pricing },
  { label: en.site.contact, href: links.contactUs },
];
