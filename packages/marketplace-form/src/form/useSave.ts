import { toasts } from '@advantage/ui';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { toMarketplace } from '../values/save.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import type { FormSession } from './createFormSession.ts';
import { readMarketplace } from './readMarketplace.ts';
import { subjectOf } from './subjectOf.ts';
import { useConflict } from './useConflict.ts';

const saved = (name: string) => `Marketplace [ ${name} ] has been saved successfully.`;
const saveFailed = (name: string) =>
  `Failed to save marketplace [ ${name} ]. Please refresh the page and try again.`;

const isConflict = (error: unknown) => error instanceof Error && error.name === 'MarketplaceConflictError';

/** Saving a new or an existing marketplace (MKI-27 to MKI-29); whoever saved first is told apart (MKI-31). */
export function useSave(gateway: MarketplaceGateway, session: FormSession) {
  const [created, setCreated] = useState<Marketplace>();
  const { conflict, setTheirs } = useConflict(session);
  const { isSubmitting: isSaving } = useFormState({ control: session.control });

  async function update(values: MarketplaceFormValues, original: Marketplace) {
    const { etag, reference } = session.subject();
    const marketplace = toMarketplace(values, original, reference);
    await gateway.update(marketplace, etag);
    toasts.success(saved(values.marketplaceName));
    const stored = await readMarketplace(gateway, original.id);
    session.reset(subjectOf(stored ?? { marketplace }, session.subject().reference));
  }

  async function save(values: MarketplaceFormValues) {
    const { original, reference } = session.subject();
    try {
      if (original) return await update(values, original);
      const marketplace = await gateway.create(toMarketplace(values, undefined, reference));
      toasts.success(saved(values.marketplaceName));
      setCreated(marketplace);
    } catch (error) {
      const current = original && isConflict(error) ? await readMarketplace(gateway, original.id) : undefined;
      if (current) setTheirs(current);
      else toasts.error(saveFailed(values.marketplaceName));
    }
  }

  return {
    isSaving,
    /** The marketplace that was just created. */
    created,
    /** Saves what is valid, once at a time; of anything else it shows what is wrong. */
    async save() {
      if (!isSaving) await session.handleSubmit(() => save(session.values()), session.reveal)();
    },
    conflict,
  };
}
