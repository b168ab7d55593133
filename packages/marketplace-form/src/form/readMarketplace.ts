import { toasts } from '@advantage/ui';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';

/** Reads a marketplace again; shows an error and returns nothing when that fails or it no longer exists. */
export async function readMarketplace(
  gateway: MarketplaceGateway,
  id: number,
  t = en.saving,
): Promise<VersionedMarketplace | undefined> {
  const answer = await gateway.get(id).catch(() => undefined);
  if (!answer) toasts.error(t.retrieveFailed(id));
  return answer;
}
