import { useEffect, useState } from 'react';
import { createFormControl, type Resolver } from 'react-hook-form';
import type { MarketplaceReference } from '../fields/reference.ts';
import type { VersionedMarketplace } from '../gateway/MarketplaceGateway.ts';
import { checkForm } from '../values/allRules.ts';
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

/** No hook of the library: that renders the whole form a second time once it is mounted. */
function beginSession(box: SubjectBox): FormSession {
  const defaultValues = holdValues(box.subject.saved);
  const form = createFormControl<HeldValues>({
    defaultValues,
    resolver: resolverOf(box),
    shouldFocusError: false,
  });
  return createFormSession(form, box);
}

/** Begins the editing of a marketplace: the one that was loaded first, or a new one. */
export function useNewFormSession(
  loaded: VersionedMarketplace | undefined,
  reference: MarketplaceReference,
): FormSession {
  const [session] = useState(() => beginSession({ subject: subjectOf(loaded, reference) }));
  const { industryCodes } = reference;
  useEffect(() => {
    const known = session.subject().reference;
    if (known.industryCodes !== industryCodes) session.setReference({ ...known, industryCodes });
  }, [session, industryCodes]);
  useEffect(() => watchPointer(session), [session]);
  return session;
}
