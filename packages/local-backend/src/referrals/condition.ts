import type { SQLInputValue } from 'node:sqlite';
import { startOfDay } from '@advantage/referrals/wire';
import type { Appetite } from '../access/people.ts';
import { activeStatus, type ListQuery } from './listQuery.ts';

/** A WHERE clause with its bound values, which never become part of the SQL text. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
  /** Keeps only referrals that match this appetite. Default: everything. */
  readonly appetite?: Appetite | undefined;
}

const term = (sql: string, ...values: readonly SQLInputValue[]): Condition => ({ sql, values });

/** The condition of an unfiltered list. */
export const everything = term('TRUE');

/** Combines conditions with AND. */
export const both = (...conditions: readonly Condition[]): Condition => ({
  sql:
    conditions
      .filter(({ sql }) => sql !== everything.sql)
      .map(({ sql }) => `(${sql})`)
      .join(' AND ') || everything.sql,
  values: conditions.flatMap(({ values }) => values),
  appetite: conditions.find(({ appetite }) => appetite)?.appetite,
});

/** Matches referrals that can be claimed now, rounded down to the second. */
export const claimable = (now: number) => term('open_until > ?', Math.floor(now / 1000) * 1000);

/** Matches referrals that a user claimed. */
export const claimedBy = (username: string) => term('claimed_by = ?', username);

/** Matches referrals that anyone paid for, here or elsewhere. */
export const paidFor = term('sold_cents IS NOT NULL');

/** Matches an appetite: one of its states, and one of its lines or a direct call without lines. */
export const matchesAppetite = (appetite: Appetite): Condition => ({ ...everything, appetite });

/** Returns the condition for a list's filters. */
export function matchesFilters(
  { state, addDate, marketplaceStatus }: Partial<ListQuery>,
  now: number,
): Condition {
  const terms: Condition[] = [];
  if (state !== undefined) terms.push(term('state = ?', state));
  if (addDate !== undefined) terms.push(term('added_at >= ?', startOfDay(addDate)));
  if (marketplaceStatus === activeStatus) terms.push(claimable(now));
  else if (marketplaceStatus !== undefined) terms.push(term('status = ?', marketplaceStatus));
  return both(...terms);
}
