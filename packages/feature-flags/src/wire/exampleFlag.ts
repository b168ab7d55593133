import type { FeatureFlag } from './featureFlag.ts';

/** The only flag the product itself knows. Every other one is made by an admin. */
export const exampleFeatureFlag = {
  id: 1,
  name: 'example-flag',
  description: 'Shows how a flag is read in the console.',
  enabled: false,
} as const satisfies FeatureFlag;
