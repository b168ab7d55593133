import { FeatureFlagProvider } from '@advantage/feature-flags';
import { useFeatureFlag } from './flags.ts';
import { gateway } from './gateway.ts';

const Views = () => <p>{useFeatureFlag('saved-views') ? 'Saved views' : 'A plain list'}</p>;

export const App = () => (
  <FeatureFlagProvider gateway={gateway}>
    <Views />
  </FeatureFlagProvider>
);
