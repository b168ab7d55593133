import type { acquiredSortNames, serverSortNames } from '@advantage/referrals/wire';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';

/** The statuses, in the order of a list sorted by status. */
export const statusOrder = [
  'Available',
  'Claimed',
  'Settled',
  'Incoming',
  'Delivered',
  'Assigned',
  'On Hold',
  'Ineligible',
  'Undefined',
] as const;

type SortName = (typeof serverSortNames)[number] | (typeof acquiredSortNames)[number];

const expressions: Readonly<Record<SortName, string>> = {
  addDate: 'added_at',
  marketplaceStatus: 'status_rank',
  lastName: 'last_name COLLATE NOCASE',
  city: 'city COLLATE NOCASE',
  businessLineCategory: 'category',
  opportunityBusinessLineEntities: "nullif(lines, '[]')",
  premium: 'premium',
  industryCode: 'industry_code',
  businessSize: 'employees',
  businessYears: 'years',
  marketplaceExpirationDate: 'expires_at',
  lastModDate: 'modified_at',
  phone: 'phone',
  email: 'email COLLATE NOCASE',
};

/** Columns that are never null: without NULLS LAST, SQLite can use their indexes in both directions. */
const neverNull: ReadonlySet<string> = new Set(['addDate', 'marketplaceStatus', 'city', 'lastModDate']);

/** Columns whose order would reveal hidden contact details, so they sort only lists that show those. */
const contactSorts: ReadonlySet<string> = new Set(['lastName', 'phone', 'email']);

/** The default order, which also breaks ties. */
export const newestFirst = 'added_at DESC, id';

/** Maximum number of sort columns. */
export const maxSorts = 3;

/** One sort parameter: a name, and an optional direction. Ascending by default. */
export const sortPattern = new RegExp(`^(?:${Object.keys(expressions).join('|')})(?:,(?:asc|desc))?$`);

function orderTerm(clause: string, showsContacts: boolean): string {
  const [name = '', direction = 'asc'] = clause.split(',');
  if (contactSorts.has(name) && !showsContacts) throw new Problem(400, en.problems.sortRefused(name));
  const expression = expressions[name as SortName];
  const order = direction.toUpperCase();
  return neverNull.has(name) ? `${expression} ${order}` : `${expression} ${order} NULLS LAST`;
}

/**
 * Returns the ORDER BY of a list from its `sort` parameters. Unknown values come last in either direction. Ties are
 * broken by newest first, so that pages never overlap. The clauses must match `sortPattern`.
 */
export function orderBy(clauses: readonly string[], showsContacts: boolean): string {
  const terms = clauses.map((clause) => orderTerm(clause, showsContacts));
  if (terms.at(-1) === 'added_at DESC') terms.pop();
  return [...terms, newestFirst].join(', ');
}
