/**
 * `@advantage/feature-flags/wire`: schemas and parsers of feature flags, without React. Use them to write a gateway or
 * a service.
 */
export { exampleFeatureFlag } from './wire/exampleFeatureFlag.ts';
export {
  type FeatureFlag,
  type FeatureFlagDraft,
  type FeatureFlagRow,
  featureFlagDraftSchema,
  featureFlagSchema,
  featureFlagUpdateSchema,
  toFeatureFlagBody,
} from './wire/featureFlag.ts';
export { isSameFlagName } from './wire/isSameFlagName.ts';
export { type FeatureFlagList, parseFeatureFlag, parseFeatureFlags } from './wire/parseFeatureFlags.ts';
