import { toasts } from '@advantage/ui';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { toMarketplace } from '../values/save.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import type { FormParts } from './formParts.ts';
import { readMarketplace } from './readMarketplace.ts';
import { useConflict } from './useConflict.ts';
import { loadedMarketplace } from './useMarketplaceForm.ts';

const saved = (name: string) => `Marketplace [ ${name} ] has been saved successfully.`;
const saveFailed = (name: string) =>
  `Failed to save marketplace [ ${name} ]. Please refresh the page and try again.`;

const isConflict = (error: unknown) => error instanceof Error && error.name === 'MarketplaceConflictError';

/** Saving a new or an existing marketplace; whoever saved first is told apart. */
export function useSave({ form, gateway }: FormParts) {
  const [created, setCreated] = useState<Marketplace>();
  const { conflict, open } = useConflict(form);
  const { isSubmitting: isSaving } = useFormState({ control: form.control });

  async function update(values: MarketplaceFormValues, original: Marketplace) {
    const { etag, reference } = form.getLoaded();
    const marketplace = toMarketplace(values, original, reference);
    await gateway.update(marketplace, etag);
    toasts.success(saved(values.marketplaceName));
    const stored = await readMarketplace(gateway, original.id);
    form.load(loadedMarketplace(stored ?? { marketplace }, form.getLoaded().reference));
  }

  async function save(values: MarketplaceFormValues) {
    const { original, reference } = form.getLoaded();
    try {
      if (original) return await update(values, original);
      const marketplace = await gateway.create(toMarketplace(values, undefined, reference));
      toasts.success(saved(values.marketplaceName));
      setCreated(marketplace);
    } catch (error) {
      const current = original && isConflict(error) ? await readMarketplace(gateway, original.id) : undefined;
      if (current) open(current);
      else toasts.error(saveFailed(values.marketplaceName));
    }
  }

  return {
    isSaving,
    /** The marketplace that was just created. */
    created,
    /** Submits the form, once at a time. */
    async save() {
      if (!isSaving) await form.handleSubmit(save)();
    },
    conflict,
  };
}
