import { toasts } from '@advantage/ui';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';

/**
 * Fetches a marketplace again. If that fails or the marketplace no longer exists, shows an error toast and returns
 * undefined.
 */
export async function readMarketplace(
  gateway: MarketplaceGateway,
  id: number,
  t = en.saving,
): Promise<VersionedMarketplace | undefined> {
  const response = await gateway.get(id).catch(() => undefined);
  if (!response) toasts.error(t.retrieveFailed(id));
  return response;
}
