import type { Condition } from './condition.ts';
import { newestFirst } from './sorting.ts';

/** A page to read. */
export interface PagePlan {
  /** The list of an appetite, or 0: all referrals. */
  readonly list: number;
  readonly where: Condition;
  readonly order: string;
  /** The last row of the page, counted from the start of the list. */
  readonly last: number;
  /** The length of the list. */
  readonly total: number;
  /** How many referrals there are. */
  readonly all: number;
}

/** Finds the ids of a page by the cheapest way. Limit and offset are left open. */
export function planPage({ list, where: { sql, values }, order, last, total, all }: PagePlan): Condition {
  if (list === 0)
    return { sql: `SELECT id FROM referral WHERE ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`, values };
  if (order === newestFirst)
    return {
      sql: `SELECT id FROM referral_match WHERE appetite = ? AND ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
      values: [list, ...values],
    };
  // Many matches stand close in the order of all: walk along it. Few are sorted sooner than found there.
  const walked = (last * all) / total;
  if (walked < total)
    return {
      sql: `SELECT id FROM referral WHERE ${sql} AND EXISTS (SELECT 1 FROM referral_match AS suited
        WHERE suited.appetite = ? AND suited.added_at = referral.added_at AND suited.id = referral.id)
        ORDER BY ${order} LIMIT ? OFFSET ?`,
      values: [...values, list],
    };
  return {
    sql: `SELECT id FROM (SELECT id AS suited FROM referral_match WHERE appetite = ? AND ${sql})
      CROSS JOIN referral ON id = suited ORDER BY ${order} LIMIT ? OFFSET ?`,
    values: [list, ...values],
  };
}
