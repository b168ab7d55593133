import {
  type ConsolePage,
  consolePages,
  lazyPage,
  type PageDefinition,
} from '@advantage/console-kit/application';
import { canOpen, type PageName, pageNames } from '../access/access.ts';
import type { BrandedUser } from '../access/consoleUser.ts';
import { featureLabel } from '../access/navigation.ts';
import * as en from '../messages/en.ts';

/** Every page behind sign-in: the kit's, and the console's own. */
export const pageDefinitions: Readonly<Record<PageName, PageDefinition>> = {
  'all-referrals': consolePages.allReferrals,
  'claim-it-referrals': consolePages.claimItReferrals,
  'recent-opportunities': consolePages.recentReferrals,
  'acquired-referrals': consolePages.acquiredReferrals,
  'purchased-referrals': consolePages.transactions,
  marketplaces: consolePages.marketplaces,
  marketplace: consolePages.marketplace,
  'feature-flags': {
    name: 'feature-flags',
    heading: en.navigation.featureFlags,
    title: (heading) => heading,
    component: lazyPage(async () => (await import('../pages/FeatureFlagsPage.tsx')).FeatureFlagsPage),
  },
  dashboard: { name: 'dashboard', heading: en.navigation.dashboard },
  'not-implemented': {
    name: 'not-implemented',
    heading: ({ feature = '' }) => featureLabel(feature),
    layout: 'notice',
    component: lazyPage(async () => (await import('../pages/NotImplementedPage.tsx')).NotImplementedPage),
  },
};

/** The pages, with who may open each. */
export const pages = pageNames.map(
  (name): ConsolePage<BrandedUser> => ({ ...pageDefinitions[name], canOpen: (user) => canOpen(user, name) }),
);
