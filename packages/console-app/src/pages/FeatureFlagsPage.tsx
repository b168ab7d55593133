import { useGateway, usePersonalDrafts } from '@advantage/console-kit/application';
import { FeatureFlagManager, useFeatureFlag } from '@advantage/feature-flags';
import { Banner, Page, Stack, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';

/** What the example flag switches: the one flag that the console itself reads. */
function ExampleFeature() {
  const t = useMessages(en.notices);
  if (!useFeatureFlag('example-flag')) return null;
  return (
    <Banner role="status" title={t.exampleOn}>
      {t.exampleShows}
    </Banner>
  );
}

/** Feature flags, for admins. */
export function FeatureFlagsPage() {
  return (
    <Page>
      <Stack>
        <FeatureFlagManager gateway={useGateway('featureFlags')} storage={usePersonalDrafts()} />
        {/* After the flags: switching one moves none of them. */}
        <ExampleFeature />
      </Stack>
    </Page>
  );
}
