import { useCallback, useState } from 'react';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import type { MergeVersions } from '../values/mergeInput.ts';
import { toFormValues } from '../values/toFormValues.ts';
import { loadedMarketplace, type MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** A save conflict, and the ways to resolve it. */
export interface Conflict {
  /** The marketplace as loaded, as edited here, and as now stored on the server. */
  readonly versions: MergeVersions;
  /** Continues with the merged values on top of the newer version. */
  readonly merge: (values: MarketplaceFormValues) => void;
  /** Continues with the newer version and discards the edits made here. */
  readonly discard: () => void;
  /** Returns to the form and keeps the edits. */
  readonly close: () => void;
}

/** Handles a conflict when someone else saved first. `open` takes the newer version. */
export function useConflict(form: MarketplaceFormReturn) {
  const [conflict, setConflict] = useState<Conflict>();
  const open = useCallback(
    (theirs: VersionedMarketplace) => {
      const { saved, reference } = form.getLoaded();
      const close = () => setConflict(undefined);
      const resolveWith = (values?: MarketplaceFormValues) => {
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
        merge: resolveWith,
        discard: () => resolveWith(),
        close,
      });
    },
    [form],
  );
  return { conflict, open };
}
