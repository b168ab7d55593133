import { FeatureFlagManager, useFeatureFlag } from '@advantage/feature-flags';
import { Banner, Page, Stack } from '@advantage/ui';
import { useConsole } from '../shell/ConsoleContext.ts';

/** What the example flag switches: the one flag that the console itself reads (FLG-16). */
function ExampleFeature() {
  if (!useFeatureFlag('example-flag')) return null;
  return (
    <Banner role="status" title="The example flag is on.">
      It shows this message.
    </Banner>
  );
}

/** Feature flags, for admins (RTE-8). */
export function FeatureFlagsPage() {
  const { services } = useConsole();
  return (
    <Page>
      <Stack>
        <ExampleFeature />
        <FeatureFlagManager gateway={services.featureFlags} />
      </Stack>
    </Page>
  );
}
