export { createInMemoryDeliveryTest } from './testing/inMemoryDeliveryTest.ts';
export { createInMemoryInsightSource, type InMemoryInsightSource } from './testing/inMemoryInsightSource.ts';
export {
  createInMemoryMarketplaceGateway,
  type InMemoryMarketplaceGateway,
  type InMemoryMarketplaceOptions,
} from './testing/inMemoryMarketplaceGateway.ts';
export { createInMemoryMarketplaceHistory } from './testing/inMemoryMarketplaceHistory.ts';
export { buildMarketplace, buildRecipientSetting } from './testing/marketplaceBuilder.ts';
export { sampleIndustryCodes, sampleReference, sampleSources } from './testing/reference.ts';
export { sampleMarketplaces } from './testing/sampleMarketplaces.ts';
export { sampleMatchReferrals } from './testing/sampleReferrals.ts';
