import { type ConsolePage, useGateway, usePersonalDrafts } from '@advantage/console-kit/application';
import { FeatureFlagManager } from '@advantage/feature-flags';
import { Page } from '@advantage/ui';

const FlagsPage = () => (
  <Page>
    <FeatureFlagManager gateway={useGateway('featureFlags')} storage={usePersonalDrafts()} />
  </Page>
);

export const flagsPage: ConsolePage = {
  name: 'feature-flags',
  heading: 'Feature flags',
  component: FlagsPage,
  canOpen: ({ role }) => role === 'admin',
};
