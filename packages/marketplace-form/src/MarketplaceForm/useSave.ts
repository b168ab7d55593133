import { toasts } from '@advantage/ui';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { toFormValues } from '../form/load.ts';
import { toMarketplace } from '../form/save.ts';
import type { MarketplaceFormValues } from '../form/values.ts';
import type { MarketplaceGateway, VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import type { FormSession } from '../session/createFormSession.ts';
import { subjectOf } from '../session/subjectOf.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { retrieveFailed } from './useMarketplace.ts';

const saved = (name: string) => `Marketplace [ ${name} ] has been saved successfully.`;
const saveFailed = (name: string) =>
  `Failed to save marketplace [ ${name} ]. Please refresh the page and try again.`;

const isConflict = (error: unknown) => error instanceof Error && error.name === 'MarketplaceConflictError';

/** Reads a marketplace anew; tells it and gives nothing where that fails. */
async function read(gateway: MarketplaceGateway, id: number): Promise<VersionedMarketplace | undefined> {
  try {
    const answer = await gateway.get(id);
    if (answer) return answer;
  } catch {
    // Told below, as a missing one is.
  }
  toasts.error(retrieveFailed(id));
  return undefined;
}

/** Saving, discarding, and what happens when someone else saved first (MKI-27 to MKI-31). */
export function useSave(gateway: MarketplaceGateway, session: FormSession) {
  const [created, setCreated] = useState<Marketplace>();
  const [theirs, setTheirs] = useState<VersionedMarketplace>();
  const [isReloading, setReloading] = useState(false);
  const { isSubmitting } = useFormState({ control: session.control });
  const start = (loaded: VersionedMarketplace | undefined, values?: MarketplaceFormValues) =>
    session.reset(subjectOf(loaded, session.subject().reference), values);

  async function update(values: MarketplaceFormValues, original: Marketplace) {
    const { etag, reference } = session.subject();
    const marketplace = toMarketplace(values, original, reference);
    await gateway.update(marketplace, etag);
    toasts.success(saved(values.marketplaceName));
    start((await read(gateway, original.id)) ?? { marketplace });
  }

  async function save(values: MarketplaceFormValues) {
    const { original, reference } = session.subject();
    try {
      if (original) return await update(values, original);
      const marketplace = await gateway.create(toMarketplace(values, undefined, reference));
      toasts.success(saved(values.marketplaceName));
      setCreated(marketplace);
    } catch (error) {
      const current = original && isConflict(error) ? await read(gateway, original.id) : undefined;
      if (current) setTheirs(current);
      else toasts.error(saveFailed(values.marketplaceName));
    }
  }

  async function discard() {
    const { original } = session.subject();
    if (!original) return start(undefined);
    setReloading(true);
    const loaded = await read(gateway, original.id);
    setReloading(false);
    if (loaded) start(loaded);
  }

  return {
    isSaving: isSubmitting,
    isReloading,
    /** The marketplace that was just created. */
    created,
    save: session.handleSubmit(save, session.reveal),
    discard,
    /** What the server holds, when someone else saved first. */
    conflict: theirs && {
      versions: {
        base: session.subject().saved,
        mine: session.values(),
        theirs: toFormValues(theirs.marketplace, session.subject().reference),
        reference: session.subject().reference,
      },
      merge: (values: MarketplaceFormValues) => {
        start(theirs, values);
        setTheirs(undefined);
      },
      discard: () => {
        start(theirs);
        setTheirs(undefined);
      },
      close: () => setTheirs(undefined),
    },
  };
}
