import type { DatabaseSync } from 'node:sqlite';
import { createMemo } from '../database/memo.ts';
import { createAppetiteLookup } from './appetites.ts';
import { type Condition, everything } from './condition.ts';
import type { PageQuery } from './listQuery.ts';
import { type PagePlan, planPage } from './pagePlan.ts';
import type { ReferralRow } from './referralRow.ts';
import { newestFirst, orderBy } from './sorting.ts';

/** One page of a list of referrals. The same page is the same object until something changes. */
export interface ReferralPage {
  readonly rows: readonly ReferralRow[];
  /** Number of referrals in the whole list. */
  readonly total: number;
}

/** Reads referrals. */
export interface ReferralStore {
  find(id: string): ReferralRow | undefined;
  findBySearchId(searchId: string): ReferralRow | undefined;
  /** `showsContacts` says whether the caller may see the contact details of every row, and so may sort by them. */
  page(condition: Condition, query: PageQuery, showsContacts: boolean): ReferralPage;
}

/** List ID of all referrals in `hour_count`. */
const allReferrals = 0;

/**
 * Creates a referral store backed by the database. Callers who poll the same page share one read until something
 * changes.
 */
export function createReferralStore(database: DatabaseSync): ReferralStore {
  const byId = database.prepare('SELECT * FROM referral WHERE id = ?');
  const find = (id: string) => byId.get(id) as unknown as ReferralRow | undefined;
  const bySearchId = database.prepare('SELECT * FROM referral WHERE search_id = ?');
  const size = database.prepare('SELECT coalesce(sum(referrals), 0) AS total FROM hour_count WHERE list = ?');
  const hourAt = database.prepare(`
    SELECT hour, before FROM (
      SELECT hour, sum(referrals) OVER (ORDER BY hour DESC) - referrals AS before, referrals
      FROM hour_count WHERE list = ?
    ) WHERE before + referrals > ? LIMIT 1`);
  const memo = createMemo<ReferralPage>(database);
  const listOf = createAppetiteLookup(database);
  const lengthOf = (list: number) => Number(size.get(list)?.total);

  /** Counts the rows that match a condition. Without a filter, uses the stored counts. */
  function count(list: number, { sql, values }: Condition): number {
    if (sql === everything.sql) return lengthOf(list);
    const counted =
      list === allReferrals
        ? database.prepare(`SELECT count(*) AS total FROM referral WHERE ${sql}`).get(...values)
        : database
            .prepare(`SELECT count(*) AS total FROM referral_match WHERE appetite = ? AND ${sql}`)
            .get(list, ...values);
    return Number(counted?.total);
  }

  /** Starts a page deep in the list at its hour, so that earlier rows don't have to be skipped one by one. */
  function startAtHour(list: number, condition: Condition, offset: number): [Condition, number] {
    const found = hourAt.get(list, offset);
    if (condition.sql !== everything.sql || found === undefined) return [condition, offset];
    const end = (Number(found.hour) + 1) * 3_600_000;
    return [{ ...condition, sql: 'added_at < ?', values: [end] }, offset - Number(found.before)];
  }

  function read(condition: Condition, order: string, { page, size }: PageQuery): ReferralPage {
    const list = condition.appetite === undefined ? allReferrals : listOf(condition.appetite);
    const total = count(list, condition);
    const offset = page * size;
    if (offset >= total) return { rows: [], total };
    const [where, skipped] =
      order === newestFirst ? startAtHour(list, condition, offset) : ([condition, offset] as const);
    const plan: PagePlan = { list, where, order, last: offset + size, total, all: lengthOf(allReferrals) };
    const { sql, values } = planPage(plan);
    const ids = database.prepare(sql).all(...values, size, skipped);
    return { rows: ids.flatMap(({ id }) => find(String(id)) ?? []), total };
  }

  return {
    find,
    findBySearchId: (searchId) => bySearchId.get(searchId) as unknown as ReferralRow | undefined,
    page(condition, query, showsContacts) {
      const order = orderBy(query.sort, showsContacts);
      const key = JSON.stringify([condition, order, query.page, query.size]);
      return memo(key, () => read(condition, order, query));
    },
  };
}
