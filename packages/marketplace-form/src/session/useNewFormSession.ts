import { useEffect, useState } from 'react';
import type { MarketplaceReference } from '../form/reference.ts';
import type { VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import { createFormSession, type FormSession } from './createFormSession.ts';
import { subjectOf } from './subjectOf.ts';

/** Tells the session while a pointer is down. */
function watchPointer({ press, release }: FormSession): () => void {
  const capture = { capture: true };
  window.addEventListener('pointerdown', press, capture);
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
  return () => {
    window.removeEventListener('pointerdown', press, capture);
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', release);
  };
}

/** Begins the editing of a marketplace: the one that was loaded first, or a new one. */
export function useNewFormSession(
  loaded: VersionedMarketplace | undefined,
  reference: MarketplaceReference,
): FormSession {
  const [session] = useState(() => createFormSession(subjectOf(loaded, reference)));
  const { industryCodes } = reference;
  useEffect(() => {
    const known = session.subject().reference;
    if (known.industryCodes !== industryCodes) session.setReference({ ...known, industryCodes });
  }, [session, industryCodes]);
  useEffect(() => watchPointer(session), [session]);
  return session;
}
