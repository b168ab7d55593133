import { formatAgencyLocation } from '../form/formatAgencyLocation.ts';
import * as en from '../messages/en.ts';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';

/** Returns the short names of the categories that a marketplace accepts. */
export function categoriesOf({ riskAppetite }: Marketplace): string[] {
  const categories = [
    ['PL', riskAppetite?.acceptPersonalLines],
    ['CL', riskAppetite?.acceptCommercialLines],
    ['L&A', riskAppetite?.acceptLifeAnnuitiesLines],
  ] as const;
  return categories.filter(([, isAccepted]) => isAccepted).map(([name]) => name);
}

/**
 * Returns what a row shows about a linked agency: 'Southeast, GA 31401' and 'Agency ID# 104882', a message if the
 * agency is null because it isn't available, and nothing while it is undefined.
 */
export function formatAgencyDetails(agency: Agency | null | undefined, t = en.list): string[] {
  if (agency === undefined) return [];
  if (agency === null) return [t.agencyMissing];
  return [formatAgencyLocation(agency), t.agencyId(agency.fulcrumId)].filter(Boolean);
}
