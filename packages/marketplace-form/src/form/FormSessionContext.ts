import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { FieldName, FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import type { FormSession, Topic } from './createFormSession.ts';
import type { FormStatus } from './formStatus.ts';
import { holdsSame, keepSame } from './keepSame.ts';

/** Gives the controls inside the editing they belong to. */
export const FormSessionContext = createContext<FormSession | undefined>(undefined);

/** The editing that a control belongs to. */
export function useFormSession(): FormSession {
  const session = useContext(FormSessionContext);
  if (!session) throw new Error('A control of the marketplace form needs a FormSessionContext around it.');
  return session;
}

/** A part of the status; the component renders again only when that part changes. */
export function useStatus<Part>(select: (status: FormStatus) => Part): Part {
  const session = useFormSession();
  const part = () => select(session.status());
  return useSyncExternalStore(session.subscribeTo('status'), part, part);
}

/** The error beside a field, if it is shown. */
export const useError = (path: FieldPath) => useStatus(({ errors }) => errors.get(path));

/** The value of a field; the component renders again only when this field changes. */
export function useValue<Name extends FieldName>(name: Name): MarketplaceFormValues[Name] {
  const session = useFormSession();
  const value = () => session.values()[name];
  return useSyncExternalStore(session.subscribeTo(name), value, value);
}

/**
 * Anything that follows from some topics of the editing, in one subscription; the component renders again only when it
 * is another. Default: another one holds another value under some key. Keep all arguments the same.
 */
export function useFacts<Facts>(
  select: (session: FormSession) => Facts,
  topics: readonly Topic[],
  isSame: (a: Facts, b: Facts) => boolean = holdsSame,
): Facts {
  const session = useFormSession();
  const { facts, subscribe } = useMemo(
    () => ({
      facts: keepSame(() => select(session), isSame),
      subscribe: (listener: () => void) => session.subscribe(listener, topics),
    }),
    [session, select, topics, isSame],
  );
  return useSyncExternalStore(subscribe, facts, facts);
}
