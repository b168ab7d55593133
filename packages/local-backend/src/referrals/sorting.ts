import type { acquiredSortNames, serverSortNames } from '@advantage/referrals/wire';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';

/** The status values in the order in which a list sorted by status shows them. */
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

/** Names of what every referral has: their indices serve without a word about missing values. */
const neverNull: ReadonlySet<string> = new Set(['addDate', 'marketplaceStatus', 'city', 'lastModDate']);

/** Names that would tell the order of hidden contact values, so they sort only lists whose contacts show. */
const contactSorts: ReadonlySet<string> = new Set(['lastName', 'phone', 'email']);

/** The order of a list that nothing else is asked of, and of rows that are equal otherwise. */
export const newestFirst = 'added_at DESC, id';

/** The most names that a list sorts by. */
export const maxSorts = 3;

/** One sort: a name, and a direction unless it is ascending. */
export const sortPattern = new RegExp(`^(?:${Object.keys(expressions).join('|')})(?:,(?:asc|desc))?$`);

function orderTerm(clause: string, showsContacts: boolean): string {
  const [name = '', direction = 'asc'] = clause.split(',');
  if (contactSorts.has(name) && !showsContacts) throw new Problem(400, en.problems.sortRefused(name));
  const expression = expressions[name as SortName];
  const order = direction.toUpperCase();
  return neverNull.has(name) ? `${expression} ${order}` : `${expression} ${order} NULLS LAST`;
}

/**
 * The ORDER BY of a list from its `sort` parameters. Unknown values come last whatever the
 * direction; equal rows stand newest first, so that pages never overlap. The clauses have the shape of `sortPattern`.
 */
export function orderBy(clauses: readonly string[], showsContacts: boolean): string {
  const terms = clauses.map((clause) => orderTerm(clause, showsContacts));
  if (terms.at(-1) === 'added_at DESC') terms.pop();
  return [...terms, newestFirst].join(', ');
}
