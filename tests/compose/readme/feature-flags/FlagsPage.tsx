import { FeatureFlagManager } from '@advantage/feature-flags';
import { BrandProvider, bridge, ToastRegion } from '@advantage/ui';
import { gateway } from './gateway.ts';

export const FlagsPage = () => (
  <BrandProvider brand={bridge}>
    <FeatureFlagManager gateway={gateway} />
    <ToastRegion />
  </BrandProvider>
);
