import type { MarketplaceVersion } from '../wire/marketplace.ts';

/**
 * Where the earlier versions of a marketplace come from, for services that keep them. `createInMemoryMarketplaceHistory` of
 * `/testing` is one without a service. Without a history, no history shows.
 */
export interface MarketplaceHistory {
  /** The versions of a marketplace in any order, without keys; none where nobody changed it yet. Rejects when it fails. */
  readonly versions: (id: number, signal?: AbortSignal) => Promise<readonly MarketplaceVersion[]>;
}
