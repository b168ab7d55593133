import { FeatureFlagManager, useFeatureFlag } from '@advantage/feature-flags';
import { Banner, Page, Stack } from '@advantage/ui';
import { useMemo } from 'react';
import { personalDrafts } from '../gateways/personalStorage.ts';
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
  const { services, profile } = useConsole();
  const storage = useMemo(() => personalDrafts(profile.username), [profile.username]);
  return (
    <Page>
      <Stack>
        <ExampleFeature />
        <FeatureFlagManager gateway={services.featureFlags} storage={storage} />
      </Stack>
    </Page>
  );
}
