import { FeatureFlagManager } from '@advantage/feature-flags';
import { Page } from '@advantage/ui';
import { useGateway } from '../shell/useGateway.ts';
import { usePersonalDrafts } from '../shell/usePersonalDrafts.ts';

/** Feature flags. */
export const FeatureFlagsPage = () => (
  <Page>
    <FeatureFlagManager gateway={useGateway('featureFlags')} storage={usePersonalDrafts()} />
  </Page>
);
