/**
 * `@advantage/feature-flags/testing`: an in-memory gateway for stories, tests and demos.
 */
export {
  createInMemoryFeatureFlagGateway,
  type FeatureFlagCall,
  type FeatureFlagOperation,
  type InMemoryFeatureFlagGateway,
  type InMemoryFeatureFlagOptions,
} from './testing/inMemoryFeatureFlagGateway.ts';
