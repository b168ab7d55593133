import { useGateway, usePersonalDrafts } from '@advantage/console-kit/application';
import { FeatureFlagManager, useFeatureFlag } from '@advantage/feature-flags';
import { Banner, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';

/** The feature behind the example flag, the only flag that the console itself reads. */
function ExampleFeature() {
  const t = useMessages(en.notices);
  if (!useFeatureFlag('example-flag')) return null;
  return (
    <Banner role="status" title={t.exampleOn}>
      {t.exampleShows}
    </Banner>
  );
}

/** Feature flags, for administrators. */
export function FeatureFlagsPage() {
  return (
    <FeatureFlagManager gateway={useGateway('featureFlags')} storage={usePersonalDrafts()}>
      <ExampleFeature />
    </FeatureFlagManager>
  );
}
