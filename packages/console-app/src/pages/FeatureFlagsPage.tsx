import { FeatureFlagManager, useFeatureFlag } from '@advantage/feature-flags';
import { Banner, Page, Stack, useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import { personalDrafts } from '../gateways/personalStorage.ts';
import * as en from '../messages/en.ts';
import { useConsole } from '../shell/ConsoleContext.ts';

/** What the example flag switches: the one flag that the console itself reads (FLG-16). */
function ExampleFeature() {
  const t = useMessages(en.notices);
  if (!useFeatureFlag('example-flag')) return null;
  return (
    <Banner role="status" title={t.exampleOn}>
      {t.exampleShows}
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
        <FeatureFlagManager gateway={services.featureFlags} storage={storage} />
        {/* After the flags: switching one moves none of them. */}
        <ExampleFeature />
      </Stack>
    </Page>
  );
}
