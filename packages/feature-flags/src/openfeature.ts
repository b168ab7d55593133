/**
 * `@advantage/feature-flags/openfeature`: a provider for hosts that read their flags through OpenFeature. Needs
 * `@openfeature/web-sdk` beside it.
 */
export { createOpenFeatureProvider } from './openfeature/createOpenFeatureProvider.ts';
