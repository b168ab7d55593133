export {
  createInMemoryMarketplaceGateway,
  type InMemoryMarketplaceGateway,
  type InMemoryMarketplaceOptions,
} from './testing/inMemoryMarketplaceGateway.ts';
export { buildMarketplace, buildRecipientSetting } from './testing/marketplaceBuilder.ts';
export { sampleIndustryCodes, sampleReference, sampleSources } from './testing/reference.ts';
export { sampleMarketplaces } from './testing/sampleMarketplaces.ts';
