/**
 * `@advantage/feature-flags/openfeature`: a provider for hosts that read their flags through OpenFeature. Needs
 * `@openfeature/web-sdk` next to it.
 */
export { createOpenFeatureProvider } from './openfeature/createOpenFeatureProvider.ts';
