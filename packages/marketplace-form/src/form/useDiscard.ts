import { useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import type { FormSession } from './createFormSession.ts';
import { readMarketplace } from './readMarketplace.ts';
import { subjectOf } from './subjectOf.ts';
import type { AgencyLookup } from './useAgencyLookup.ts';

/** Starting anew with what the server holds (MKI-30), or with an empty form; where that fails, the edits stay. */
export function useDiscard(gateway: MarketplaceGateway, session: FormSession, lookup: AgencyLookup) {
  const [isReloading, setReloading] = useState(false);
  async function discard() {
    const { original, reference } = session.subject();
    lookup.cancel();
    if (!original) return session.reset(subjectOf(undefined, reference));
    setReloading(true);
    const loaded = await readMarketplace(gateway, original.id);
    setReloading(false);
    if (loaded) session.reset(subjectOf(loaded, session.subject().reference));
  }
  return { isReloading, discard };
}
