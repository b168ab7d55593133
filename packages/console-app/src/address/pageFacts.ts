import type { PageName } from '../access/access.ts';
import { featureLabel } from '../access/navigation.ts';
import * as en from '../messages/en.ts';
import type { Search } from './search.ts';

/** What the frame needs to know of a page. */
export interface PageFacts {
  /** In the top bar. */
  readonly heading: string;
  /** In the browser's tab. */
  readonly title: string;
  /** A `list` fills the window and scrolls within itself; a `page` scrolls with the window. */
  readonly layout: 'list' | 'page';
}

/** The names of a brand that titles show. */
export interface BrandNames {
  readonly name: string;
  readonly productName: string;
}

/** The heading where a page names no other (NAV-2, RTE-22, ACQ-1). */
const defaultHeading = en.headings.marketplace;

const headings: Readonly<Partial<Record<PageName, string>>> = {
  'purchased-referrals': en.navigation.transactions,
  marketplaces: en.headings.allMarketplaces,
  marketplace: en.headings.oneMarketplace,
  'feature-flags': en.headings.featureFlags,
  dashboard: en.navigation.dashboard,
};

const lists: ReadonlySet<PageName> = new Set([
  'all-referrals',
  'claim-it-referrals',
  'recent-opportunities',
  'acquired-referrals',
  'purchased-referrals',
]);

/**
 * Heading, title and layout of a page (RTE-7, RTE-8, RTE-15, RTE-21 to RTE-23, MKL-1). A page may have a heading of
 * its own that only it knows.
 */
export function pageFacts(
  page: PageName,
  brand: BrandNames,
  search: Search = {},
  own: string | null = null,
): PageFacts {
  const feature = page === 'not-implemented' ? featureLabel(search.feature ?? '') : undefined;
  const heading = own ?? feature ?? headings[page] ?? defaultHeading;
  const title =
    page === 'recent-opportunities'
      ? brand.productName
      : page === 'feature-flags'
        ? heading
        : `${heading} | ${brand.name}`;
  return { heading, title, layout: lists.has(page) ? 'list' : 'page' };
}
