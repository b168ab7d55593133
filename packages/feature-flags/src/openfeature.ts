/**
 * `@advantage/feature-flags/openfeature`: a provider for hosts that read flags through OpenFeature. Requires
 * `@openfeature/web-sdk`.
 */
export { createOpenFeatureProvider } from './openfeature/createOpenFeatureProvider.ts';
