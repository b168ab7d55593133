'use client';

export type { FeatureFlagGateway, FeatureFlagWriteOptions } from './gateway/FeatureFlagGateway.ts';
/** `@advantage/feature-flags`: reads and manages feature flags. */
export {
  FeatureFlagManager,
  type FeatureFlagManagerProps,
} from './manager/FeatureFlagManager.tsx';
export type { FeatureFlagNotice } from './manager/useFlagSaves.ts';
export {
  createFeatureFlags,
  type FeatureFlagHooks,
  FeatureFlagProvider,
  type FeatureFlagProviderProps,
  type FeatureFlagReading,
  useFeatureFlag,
  useFeatureFlagReading,
  useFeatureFlagReadings,
} from './provider/FeatureFlagProvider.tsx';
