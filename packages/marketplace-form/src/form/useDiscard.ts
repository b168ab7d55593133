import { useMessages } from '@advantage/ui';
import { useCallback, useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import * as en from '../messages/en.ts';
import type { AgencyLookup } from './useAgencyLookup.ts';
import { readMarketplace } from './useMarketplace.ts';
import { loadedMarketplace, type MarketplaceFormReturn } from './useMarketplaceForm.ts';

/**
 * Discards edits: reloads the marketplace from the server, or resets a new form. If the reload fails, the edits stay.
 */
export function useDiscard(
  form: MarketplaceFormReturn,
  gateway: MarketplaceGateway,
  { cancel }: AgencyLookup,
) {
  const t = useMessages(en.saving);
  const [isReloading, setReloading] = useState(false);
  const discard = useCallback(async () => {
    const { original, reference } = form.getLoaded();
    cancel();
    if (!original) return form.load(loadedMarketplace(undefined, reference));
    setReloading(true);
    const loaded = await readMarketplace(gateway, original.id, t);
    setReloading(false);
    if (loaded) form.load(loadedMarketplace(loaded, form.getLoaded().reference));
  }, [form, gateway, cancel, t]);
  return { isReloading, discard };
}
