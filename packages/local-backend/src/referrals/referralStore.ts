import type { DatabaseSync } from 'node:sqlite';
import { createMemo } from '../database/memo.ts';
import type { Condition } from './condition.ts';
import type { PageQuery } from './listQuery.ts';
import type { ReferralRow } from './referralRow.ts';
import { orderBy } from './sorting.ts';

/** One page of a list of referrals. The same page is the same object until something changes. */
export interface ReferralPage {
  readonly rows: readonly ReferralRow[];
  /** The length of the whole list. */
  readonly total: number;
}

/** Reads of referrals. */
export interface ReferralStore {
  find(id: string): ReferralRow | undefined;
  findBySearchId(searchId: string): ReferralRow | undefined;
  /** `showsContacts` says whether the caller sees the contacts of every row, and so may sort by them. */
  page(condition: Condition, query: PageQuery, showsContacts: boolean): ReferralPage;
}

/** Reads from the database. Everybody who polls the same page shares one read of it until something changes. */
export function createReferralStore(database: DatabaseSync): ReferralStore {
  const byId = database.prepare('SELECT * FROM referral WHERE id = ?');
  const bySearchId = database.prepare('SELECT * FROM referral WHERE search_id = ?');
  const memo = createMemo<ReferralPage>(database);

  // The page is found by its keys alone: to sort 100,000 whole rows would take several times as long.
  const pageSql = (condition: string, order: string) => `
    SELECT referral.* FROM (SELECT rowid AS place FROM referral WHERE ${condition} ORDER BY ${order} LIMIT ? OFFSET ?)
    JOIN referral ON referral.rowid = place ORDER BY ${order}`;

  function read({ sql, values }: Condition, order: string, { page, size }: PageQuery): ReferralPage {
    const rows = database
      .prepare(pageSql(sql, order))
      .all(...values, size, page * size) as unknown as readonly ReferralRow[];
    const count = database.prepare(`SELECT count(*) AS total FROM referral WHERE ${sql}`).get(...values);
    return { rows, total: Number(count?.total) };
  }

  return {
    find: (id) => byId.get(id) as unknown as ReferralRow | undefined,
    findBySearchId: (searchId) => bySearchId.get(searchId) as unknown as ReferralRow | undefined,
    page(condition, query, showsContacts) {
      const order = orderBy(query.sort, showsContacts);
      const key = JSON.stringify([condition, order, query.page, query.size]);
      return memo(key, () => read(condition, order, query));
    },
  };
}
