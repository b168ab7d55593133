import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { MarketplaceReference } from '../form/reference.ts';
import { checkForm } from '../form/rules/allRules.ts';
import type { VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import { createFormSession, type FormSession, type SubjectBox } from './createFormSession.ts';
import { type HeldValues, holdValues, releaseValues } from './heldValues.ts';
import { subjectOf } from './subjectOf.ts';

/** The last gate before a save: every rule, with what is known by then. What is wrong the session tells in full. */
const resolverOf =
  (box: SubjectBox): Resolver<HeldValues> =>
  (held) => {
    const issues = checkForm(releaseValues(held), box.subject.reference);
    if (issues.length === 0) return { values: held, errors: {} };
    const errors = issues.map(({ path, rule, message }) => [path.split('.')[0], { type: rule, message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };

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
  const [{ box, defaultValues, resolver }] = useState(() => {
    const subject = subjectOf(loaded, reference);
    const first: SubjectBox = { subject };
    return { box: first, defaultValues: holdValues(subject.saved), resolver: resolverOf(first) };
  });
  const form = useForm<HeldValues>({ defaultValues, resolver, shouldFocusError: false });
  const [session] = useState(() => createFormSession(form, box));
  const { industryCodes } = reference;
  useEffect(() => {
    const known = session.subject().reference;
    if (known.industryCodes !== industryCodes) session.setReference({ ...known, industryCodes });
  }, [session, industryCodes]);
  useEffect(() => watchPointer(session), [session]);
  return session;
}
