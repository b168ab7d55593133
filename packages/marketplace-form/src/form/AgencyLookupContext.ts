import { createContext, useContext } from 'react';
import type { AgencyLookup } from './useAgencyLookup.ts';

/** Gives the agency field and the save bar the lookup of their form. */
export const AgencyLookupContext = createContext<AgencyLookup | undefined>(undefined);

/** The lookup of the form around it. */
export function useAgency(): AgencyLookup {
  const lookup = useContext(AgencyLookupContext);
  if (!lookup) throw new Error('The agency field needs an AgencyLookupContext around it.');
  return lookup;
}
