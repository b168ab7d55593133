import { agencyPlace } from '../agency/agencyPlace.ts';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';

/** Short names of the accepted appetites (MKL-11). */
export function categoriesOf({ riskAppetite }: Marketplace): string[] {
  const categories = [
    ['PL', riskAppetite?.acceptPersonalLines],
    ['CL', riskAppetite?.acceptCommercialLines],
    ['L&A', riskAppetite?.acceptLifeAnnuitiesLines],
  ] as const;
  return categories.filter(([, isAccepted]) => isAccepted).map(([name]) => name);
}

/** What a linked agency adds to its marketplace: 'Southeast, GA 31401' and 'Agency ID# 104882' (MKL-6). */
export const agencyFacts = (agency: Agency): string[] =>
  [agencyPlace(agency), `Agency ID# ${agency.fulcrumId}`].filter(Boolean);

/** A marketplace without a name still needs something to press. */
export const nameOf = ({ marketplaceName, id }: Marketplace) => marketplaceName || `Marketplace ${id}`;
