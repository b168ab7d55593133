import type { MarketplaceVersion } from '../wire/marketplace.ts';

/**
 * Port to a service that keeps earlier versions of marketplaces. `createInMemoryMarketplaceHistory` of `/testing` is an
 * in-memory implementation. Without a history, the form doesn't offer one.
 */
export interface MarketplaceHistory {
  /**
   * Returns the versions of a marketplace, in any order and without API keys. Empty if the marketplace was never
   * changed. Rejects on failure.
   */
  readonly versions: (id: number, signal?: AbortSignal) => Promise<readonly MarketplaceVersion[]>;
}
