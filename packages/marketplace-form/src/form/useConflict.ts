import { useCallback, useState } from 'react';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import { toFormValues } from '../values/load.ts';
import type { MergeVersions } from '../values/mergeInput.ts';
import { loadedMarketplace, type MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** A save that came too late, and the ways out of it. */
export interface Conflict {
  /** As loaded, as edited here, and as the server holds it now. */
  readonly versions: MergeVersions;
  /** Goes on with both edits together, on the newer version. */
  readonly merge: (values: MarketplaceFormValues) => void;
  /** Goes on with the newer version alone. */
  readonly discard: () => void;
  /** Goes back to the form without changes. */
  readonly close: () => void;
}

/** What happens when someone else saved first. */
export function useConflict(form: MarketplaceFormReturn) {
  const [conflict, setConflict] = useState<Conflict>();
  const open = useCallback(
    (theirs: VersionedMarketplace) => {
      const { saved, reference } = form.getLoaded();
      const close = () => setConflict(undefined);
      const goOn = (values?: MarketplaceFormValues) => {
        form.load(loadedMarketplace(theirs, form.getLoaded().reference), values);
        close();
      };
      setConflict({
        versions: {
          base: saved,
          mine: structuredClone(form.getValues()),
          theirs: toFormValues(theirs.marketplace, reference),
          reference,
        },
        merge: goOn,
        discard: () => goOn(),
        close,
      });
    },
    [form],
  );
  return { conflict, open };
}
