import type { SQLInputValue } from 'node:sqlite';
import type { Appetite } from '../access/people.ts';
import { activeStatus, type ListQuery, startOfDay } from './listQuery.ts';

/** A WHERE term with its values; values never become part of the text. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
  /** Leaves only what suits this appetite. Default: everything. */
  readonly appetite?: Appetite | undefined;
}

const term = (sql: string, ...values: readonly SQLInputValue[]): Condition => ({ sql, values });

/** Everything: the condition of an unfiltered list. */
export const everything = term('TRUE');

/** Both. */
export const both = (...conditions: readonly Condition[]): Condition => ({
  sql:
    conditions
      .filter(({ sql }) => sql !== everything.sql)
      .map(({ sql }) => `(${sql})`)
      .join(' AND ') || everything.sql,
  values: conditions.flatMap(({ values }) => values),
  appetite: conditions.find(({ appetite }) => appetite)?.appetite,
});

/** What can be claimed in this second. */
export const claimable = (now: number) => term('open_until > ?', Math.floor(now / 1000) * 1000);

/** What one person claimed. */
export const claimedBy = (username: string) => term('claimed_by = ?', username);

/** What anybody here or elsewhere paid for. */
export const paidFor = term('sold_cents IS NOT NULL');

/** What suits an appetite: one of its states, and one of its lines or a direct call without any. */
export const suits = (appetite: Appetite): Condition => ({ ...everything, appetite });

/** What the filters of a list leave. */
export function filtered({ state, addDate, marketplaceStatus }: Partial<ListQuery>, now: number): Condition {
  const terms: Condition[] = [];
  if (state !== undefined) terms.push(term('state = ?', state));
  if (addDate !== undefined) terms.push(term('added_at >= ?', startOfDay(addDate)));
  if (marketplaceStatus === activeStatus) terms.push(claimable(now));
  else if (marketplaceStatus !== undefined) terms.push(term('status = ?', marketplaceStatus));
  return both(...terms);
}
