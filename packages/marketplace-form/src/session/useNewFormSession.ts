import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { MarketplaceReference } from '../form/reference.ts';
import { marketplaceFormSchema } from '../form/schema.ts';
import type { MarketplaceFormValues } from '../form/values.ts';
import type { VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import { createFormSession, type FormSession, type SubjectBox } from './createFormSession.ts';
import { subjectOf } from './subjectOf.ts';

/** The last gate before a save: the schema, with what is known by then. */
const resolverOf =
  (box: SubjectBox): Resolver<MarketplaceFormValues> =>
  (...args) =>
    zodResolver(marketplaceFormSchema(box.subject.reference))(...args);

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
  const [{ box, resolver }] = useState(() => {
    const first: SubjectBox = { subject: subjectOf(loaded, reference) };
    return { box: first, resolver: resolverOf(first) };
  });
  const form = useForm<MarketplaceFormValues>({
    defaultValues: box.subject.saved,
    resolver,
    shouldFocusError: false,
  });
  const [session] = useState(() => createFormSession(form, box));
  const { industryCodes } = reference;
  useEffect(() => {
    const known = session.subject().reference;
    if (known.industryCodes !== industryCodes) session.setReference({ ...known, industryCodes });
  }, [session, industryCodes]);
  useEffect(() => watchPointer(session), [session]);
  return session;
}
