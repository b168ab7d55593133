import { toasts } from '@advantage/ui';
import { useCallback, useRef, useState } from 'react';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { toMarketplace } from '../values/save.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { readMarketplace } from './readMarketplace.ts';
import { useConflict } from './useConflict.ts';
import { loadedMarketplace, type MarketplaceFormReturn } from './useMarketplaceForm.ts';

const saved = (name: string) => `Marketplace [ ${name} ] has been saved successfully.`;
const saveFailed = (name: string) =>
  `Failed to save marketplace [ ${name} ]. Please refresh the page and try again.`;

const isConflict = (error: unknown) => error instanceof Error && error.name === 'MarketplaceConflictError';

/** Updates a marketplace, and goes on with it as it was stored. */
async function update(
  form: MarketplaceFormReturn,
  gateway: MarketplaceGateway,
  values: MarketplaceFormValues,
  original: Marketplace,
) {
  const { etag, reference } = form.getLoaded();
  const marketplace = toMarketplace(values, original, reference);
  await gateway.update(marketplace, etag);
  toasts.success(saved(values.marketplaceName));
  const stored = await readMarketplace(gateway, original.id);
  form.load(loadedMarketplace(stored ?? { marketplace }, form.getLoaded().reference));
}

/** Saves a new or an existing marketplace. A conflict, someone else having saved first, is told apart. */
export function useSave(form: MarketplaceFormReturn, gateway: MarketplaceGateway) {
  const [created, setCreated] = useState<Marketplace>();
  const isSaving = useRef(false);
  const { conflict, open } = useConflict(form);
  const submit = useCallback(
    async (values: MarketplaceFormValues) => {
      const { original, reference } = form.getLoaded();
      try {
        if (original) return await update(form, gateway, values, original);
        const marketplace = await gateway.create(toMarketplace(values, undefined, reference));
        toasts.success(saved(values.marketplaceName));
        setCreated(marketplace);
      } catch (error) {
        const current =
          original && isConflict(error) ? await readMarketplace(gateway, original.id) : undefined;
        if (current) open(current);
        else toasts.error(saveFailed(values.marketplaceName));
      }
    },
    [form, gateway, open],
  );
  const save = useCallback(async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await form.handleSubmit(submit)();
    } finally {
      isSaving.current = false;
    }
  }, [form, submit]);
  return { created, save, conflict };
}
