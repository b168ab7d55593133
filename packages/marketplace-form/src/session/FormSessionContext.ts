import { createContext, useContext, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldName, FieldPath, MarketplaceFormValues } from '../form/values.ts';
import type { FormStatus } from '../status/formStatus.ts';
import type { FormSession } from './createFormSession.ts';

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
  return useSyncExternalStore(session.subscribe, part, part);
}

/** The error beside a field, if it is shown. */
export const useError = (path: FieldPath) => useStatus(({ errors }) => errors.get(path));

/** The value of a field; the component renders again only when this field changes. */
export function useValue<Name extends FieldName>(name: Name): MarketplaceFormValues[Name] {
  const { control } = useFormSession();
  return useWatch({ control, name: name as FieldName, exact: true }) as MarketplaceFormValues[Name];
}
