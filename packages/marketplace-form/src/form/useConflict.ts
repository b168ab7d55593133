import { useState } from 'react';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import { toFormValues } from '../values/load.ts';
import type { MergeVersions } from '../values/mergeInput.ts';
import type { FormSession } from './createFormSession.ts';
import { subjectOf } from './subjectOf.ts';

/** A save that came too late, and the ways out of it. */
export interface Conflict {
  /** As loaded, as edited here, and as the server holds it now. */
  readonly versions: MergeVersions;
  /** Goes on with both edits together, on the newer version. */
  readonly merge: (values: MarketplaceFormValues) => void;
  /** Goes on with the newer version alone. */
  readonly discard: () => void;
  /** Goes back to the form as it was. */
  readonly close: () => void;
}

/** What happens when someone else saved first (MKI-31). */
export function useConflict(session: FormSession) {
  const [theirs, setTheirs] = useState<VersionedMarketplace>();
  const { saved, reference } = session.subject();
  const close = () => setTheirs(undefined);
  const goOn = (values?: MarketplaceFormValues) => {
    session.reset(subjectOf(theirs, session.subject().reference), values);
    close();
  };
  const conflict: Conflict | undefined = theirs && {
    versions: {
      base: saved,
      mine: session.values(),
      theirs: toFormValues(theirs.marketplace, reference),
      reference,
    },
    merge: goOn,
    discard: () => goOn(),
    close,
  };
  return { conflict, setTheirs };
}
