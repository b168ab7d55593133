import { agencyPlace } from '../form/agencyPlace.ts';
import * as en from '../messages/en.ts';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';

/** Short names of the accepted appetites. */
export function categoriesOf({ riskAppetite }: Marketplace): string[] {
  const categories = [
    ['PL', riskAppetite?.acceptPersonalLines],
    ['CL', riskAppetite?.acceptCommercialLines],
    ['L&A', riskAppetite?.acceptLifeAnnuitiesLines],
  ] as const;
  return categories.filter(([, isAccepted]) => isAccepted).map(([name]) => name);
}

/**
 * What a linked agency adds to its marketplace: 'Southeast, GA 31401' and 'Agency ID# 104882', nothing while it is
 * being looked up, and that it is missing where it cannot be had.
 */
export function agencyFacts(agency: Agency | null | undefined, t = en.list): string[] {
  if (agency === undefined) return [];
  if (agency === null) return [t.agencyMissing];
  return [agencyPlace(agency), t.agencyId(agency.fulcrumId)].filter(Boolean);
}
