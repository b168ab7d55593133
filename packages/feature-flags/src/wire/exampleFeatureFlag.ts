import type { FeatureFlag } from './featureFlag.ts';

/** The only built-in flag. Administrators create all others. */
export const exampleFeatureFlag = {
  id: 1,
  name: 'example-flag',
  description: 'Shows how a flag is read in the console.',
  enabled: false,
} as const satisfies FeatureFlag;
