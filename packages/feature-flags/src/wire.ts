/**
 * `@advantage/feature-flags/wire`: the wire schemas of a feature flag and their mapping, without React. Use it
 * to write a gateway or a service.
 */
export { exampleFeatureFlag } from './wire/exampleFlag.ts';
export {
  type FeatureFlag,
  type FeatureFlagDraft,
  type FeatureFlagRow,
  featureFlagDraftSchema,
  featureFlagSchema,
  featureFlagUpdateSchema,
  toFeatureFlagBody,
} from './wire/featureFlag.ts';
export { type FeatureFlagList, parseFeatureFlag, parseFeatureFlags } from './wire/parseFeatureFlags.ts';
