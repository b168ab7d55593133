import {
  type ConsolePage,
  type ConsoleUser,
  consolePages,
  isAgent,
  useGateway,
  usePersonalDrafts,
} from '@advantage/console-kit/application';
import { FeatureFlagManager } from '@advantage/feature-flags';

const isAdmin = ({ role }: ConsoleUser) => role === 'admin';

/** A page of this console: any component. */
const FlagsPage = () => (
  <FeatureFlagManager gateway={useGateway('featureFlags')} storage={usePersonalDrafts()} />
);

/** Every page, and who may open it. Default of `canOpen`: everyone. */
export const pages: readonly ConsolePage[] = [
  { ...consolePages.allReferrals, heading: 'All referrals' },
  { ...consolePages.claimItReferrals, heading: 'To claim' },
  { ...consolePages.recentReferrals, heading: 'Recent' },
  { ...consolePages.acquiredReferrals, heading: 'Acquired', canOpen: isAgent },
  { ...consolePages.marketplaces, canOpen: isAdmin },
  { ...consolePages.marketplace, canOpen: isAdmin },
  { name: 'feature-flags', heading: 'Feature flags', component: FlagsPage, canOpen: isAdmin },
];
