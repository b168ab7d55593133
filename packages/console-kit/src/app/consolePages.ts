import type { PageDefinition } from '../address/getPageInfo.ts';
import { isMarketplaceId } from '../address/paths.ts';
import * as en from '../messages/en.ts';
import { lazyPage } from './lazyPage.tsx';

/**
 * The ready-made pages. A console picks the ones that its backend has gateways for, and says who may open each. A
 * page's code loads when it's first opened. The components of lists take `ListPageProps`: columns, bulk actions and
 * controls of the console; that of a marketplace takes `MarketplacePageProps`.
 */
export const consolePages = {
  allReferrals: {
    name: 'all-referrals',
    heading: en.headings.marketplace,
    layout: 'list',
    component: lazyPage(async () => (await import('../lists/AllReferralsPage.tsx')).AllReferralsPage),
  },
  claimItReferrals: {
    name: 'claim-it-referrals',
    heading: en.headings.marketplace,
    layout: 'list',
    component: lazyPage(async () => (await import('../lists/ClaimItReferralsPage.tsx')).ClaimItReferralsPage),
  },
  recentReferrals: {
    name: 'recent-opportunities',
    heading: en.headings.marketplace,
    title: (_, { productName }) => productName,
    layout: 'list',
    component: lazyPage(async () => (await import('../lists/RecentReferralsPage.tsx')).RecentReferralsPage),
  },
  acquiredReferrals: {
    name: 'acquired-referrals',
    heading: en.headings.marketplace,
    layout: 'list',
    component: lazyPage(
      async () => (await import('../lists/AcquiredReferralsPage.tsx')).AcquiredReferralsPage,
    ),
  },
  transactions: {
    name: 'purchased-referrals',
    heading: en.headings.transactions,
    layout: 'list',
    component: lazyPage(async () => (await import('../lists/TransactionsPage.tsx')).TransactionsPage),
  },
  marketplaces: {
    name: 'marketplaces',
    heading: en.headings.allMarketplaces,
    component: lazyPage(async () => (await import('../pages/MarketplacesPage.tsx')).MarketplacesPage),
  },
  marketplace: {
    name: 'marketplace',
    path: 'marketplaces/$marketplaceId',
    heading: en.headings.oneMarketplace,
    component: lazyPage(async () => (await import('../pages/MarketplacePage.tsx')).MarketplacePage),
    accepts: ({ marketplaceId = '' }) => isMarketplaceId(marketplaceId),
  },
} as const satisfies Readonly<Record<string, PageDefinition>>;
