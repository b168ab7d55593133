import type { Condition } from './condition.ts';
import { newestFirst } from './sorting.ts';

/** What `planPage` needs to know about a page. */
export interface PagePlan {
  /** List ID of an appetite, or 0 for all referrals. */
  readonly list: number;
  readonly where: Condition;
  readonly order: string;
  /** Position of the page's last row in the list, counted from its start. */
  readonly last: number;
  /** Number of referrals in the list. */
  readonly total: number;
  /** Number of referrals in the database. */
  readonly all: number;
}

/** Returns the cheapest query for the IDs of a page, with placeholders for limit and offset. */
export function planPage({ list, where: { sql, values }, order, last, total, all }: PagePlan): Condition {
  if (list === 0)
    return { sql: `SELECT id FROM referral WHERE ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`, values };
  if (order === newestFirst)
    return {
      sql: `SELECT id FROM referral_match WHERE appetite = ? AND ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
      values: [list, ...values],
    };
  // If many referrals match, walking the full order finds the page soon. If few match, sorting the matches is cheaper.
  const scannedRows = (last * all) / total;
  if (scannedRows < total)
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
