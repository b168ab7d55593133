'use client';

/**
 * `@advantage/feature-flags`: read feature flags, and manage them.
 */
export {
  FeatureFlagManager,
  type FeatureFlagManagerProps,
} from './FeatureFlagManager/FeatureFlagManager.tsx';
export type { FeatureFlagNotice } from './FeatureFlagManager/useFlagSaves.ts';
export {
  createFeatureFlags,
  type FeatureFlagHooks,
  FeatureFlagProvider,
  type FeatureFlagProviderProps,
  useFeatureFlag,
  useFeatureFlagReading,
} from './FeatureFlagProvider/FeatureFlagProvider.tsx';
export type { FeatureFlagGateway } from './gateway/FeatureFlagGateway.ts';
export type { FeatureFlagReading } from './store/flagReadings.ts';
