import type { MarketplaceVersion } from '@advantage/marketplace-form/wire';
import type { MarketplaceHistory } from '../history/useVersions.ts';

/** Creates an in-memory history for stories, tests and demos. */
export const createInMemoryMarketplaceHistory = (
  versions: readonly MarketplaceVersion[],
): MarketplaceHistory => ({
  versions: async (id) => structuredClone(versions.filter(({ marketplace }) => marketplace.id === id)),
});
