import type { DatabaseSync } from 'node:sqlite';
import { people } from '../access/people.ts';
import type { MarketParticipants } from './history.ts';
import { partnerNames } from './marketplaces.ts';

/** Reads the other participants of the market. The demo users' agencies are excluded: only those users act for them. */
export function readMarketParticipants(database: DatabaseSync): MarketParticipants {
  const own = new Set(people.map(({ fulcrumId }) => fulcrumId));
  const agencies = database
    .prepare('SELECT fulcrum_id, name, contact_name FROM agency ORDER BY fulcrum_id')
    .all()
    .filter(({ fulcrum_id }) => !own.has(Number(fulcrum_id)))
    .map(({ name, contact_name }) => ({ name: String(name), agent: String(contact_name) }));
  return { agencies, partners: partnerNames };
}
