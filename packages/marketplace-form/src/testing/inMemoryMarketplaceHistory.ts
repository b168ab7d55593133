import type { MarketplaceHistory } from '../gateway/MarketplaceHistory.ts';
import type { MarketplaceVersion } from '../wire/marketplace.ts';

/** Creates an in-memory history for stories, tests and demos. */
export const createInMemoryMarketplaceHistory = (
  versions: readonly MarketplaceVersion[],
): MarketplaceHistory => ({
  versions: async (id) => structuredClone(versions.filter(({ marketplace }) => marketplace.id === id)),
});
