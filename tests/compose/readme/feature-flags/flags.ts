import { createFeatureFlags } from '@advantage/feature-flags';

export const { useFeatureFlag, useFeatureFlagReading } = createFeatureFlags<'saved-views' | 'new-feed'>();
