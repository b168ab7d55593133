import { useState } from 'react';
import type { FormParts } from './formParts.ts';
import { readMarketplace } from './readMarketplace.ts';
import { loadedMarketplace } from './useMarketplaceForm.ts';

/** Starts over with what the server holds, or with an empty form; where that fails, the edits stay. */
export function useDiscard({ form, gateway, lookup }: FormParts) {
  const [isReloading, setReloading] = useState(false);
  async function discard() {
    const { original, reference } = form.getLoaded();
    lookup.cancel();
    if (!original) return form.load(loadedMarketplace(undefined, reference));
    setReloading(true);
    const loaded = await readMarketplace(gateway, original.id);
    setReloading(false);
    if (loaded) form.load(loadedMarketplace(loaded, form.getLoaded().reference));
  }
  return { isReloading, discard };
}
