export { createInMemoryDeliveryTest } from './testing/inMemoryDeliveryTest.ts';
export { createInMemoryInsightSource, type InMemoryInsightSource } from './testing/inMemoryInsightSource.ts';
export { createInMemoryMarketplaceHistory } from './testing/inMemoryMarketplaceHistory.ts';
export { sampleMatchReferrals } from './testing/sampleReferrals.ts';
