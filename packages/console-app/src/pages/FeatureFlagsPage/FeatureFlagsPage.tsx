import { FeatureFlagManager } from '@advantage/feature-flags';
import { Page } from '@advantage/ui';
import { useConsole } from '../../routes/ConsoleContext.ts';

/** Feature flags, for admins (RTE-8). */
export function FeatureFlagsPage() {
  const { services } = useConsole();
  return (
    <Page>
      <FeatureFlagManager gateway={services.featureFlags} />
    </Page>
  );
}
