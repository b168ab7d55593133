import { type ConsolePage, useGateway, usePersonalDrafts } from '@advantage/console-kit/application';
import { FeatureFlagManager } from '@advantage/feature-flags';

const FlagsPage = () => (
  <FeatureFlagManager gateway={useGateway('featureFlags')} storage={usePersonalDrafts()} />
);

export const flagsPage: ConsolePage = {
  name: 'feature-flags',
  heading: 'Feature flags',
  component: FlagsPage,
  canOpen: ({ role }) => role === 'admin',
};
