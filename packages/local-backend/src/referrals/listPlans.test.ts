import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Appetite } from '../access/people.ts';
import { people } from '../access/people.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { newArrival } from '../seed/arrival.ts';
import { createRandom } from '../seed/random.ts';
import { seedDatabase } from '../seed/seed.ts';
import { indexMatches } from './appetites.ts';
import { both, type Condition, claimable, everything, matchesAppetite, matchesFilters } from './condition.ts';
import { lineMask } from './lineMask.ts';
import type { PageQuery } from './listQuery.ts';
import type { ReferralRow } from './referralRow.ts';
import { createReferralStore, type ReferralStore } from './referralStore.ts';
import { createReferralWriter } from './referralWriter.ts';

const now = Date.parse('2026-11-20T16:24:00Z');
const broad = people.find(({ username }) => username === 'agency-admin')?.appetite ?? {
  states: [],
  lines: [],
};
const narrow: Appetite = { states: ['TX'], lines: ['AU'] };
const query: PageQuery = { page: 0, size: 25, sort: [] };

let database: DatabaseSync;
let store: ReferralStore;

beforeAll(() => {
  database = openDatabase(':memory:');
  seedDatabase(database, { seed: 7, now, referrals: 3000 });
  indexMatches(database, [broad, narrow]);
  store = createReferralStore(database);
});

/** Returns SQLite's query plan for a page and its count, one line per step. */
function plansOf(condition: Condition, more: Partial<PageQuery>) {
  const prepare = vi.spyOn(database, 'prepare');
  createReferralStore(database).page(condition, { ...query, ...more }, false);
  const asked = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  return asked
    .filter((sql) => /^\s*SELECT/.test(sql) && !/total_changes/.test(sql))
    .flatMap((sql) => database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all())
    .map(({ detail }) => String(detail));
}

const dear = (step: string) => /TEMP B-TREE/.test(step) || /^SCAN referral(_match)?(?! USING)/.test(step);

const publicSorts = [
  'addDate',
  'marketplaceStatus',
  'city',
  'businessLineCategory',
  'opportunityBusinessLineEntities',
  'premium',
  'industryCode',
  'businessSize',
  'businessYears',
  'marketplaceExpirationDate',
  'lastModDate',
];

describe('reading a list', () => {
  it.each(publicSorts.flatMap((name) => [`${name},asc`, `${name},desc`]))(
    'BCK-1 sorted by %s uses an index and sorts only ties',
    (sort) => {
      const steps = plansOf(everything, { sort: [sort] });
      expect(steps.filter((step) => dear(step) && !/LAST (\d+ )?TERMS?/.test(step))).toEqual([]);
    },
  );

  it.each([
    ['all', everything, {}],
    ['all, far down the list', everything, { page: 110 }],
    ['claimable', claimable(now), {}],
    ['of a state', matchesFilters({ state: 'TX' }, now), {}],
    ['in appetite', matchesAppetite(broad), {}],
    ['in appetite, far down the list', matchesAppetite(broad), { page: 20 }],
    ['in appetite, claimable', both(claimable(now), matchesAppetite(broad)), {}],
    ['in appetite, of a state', both(matchesAppetite(broad), matchesFilters({ state: 'TX' }, now)), {}],
    ['in a narrow appetite', matchesAppetite(narrow), {}],
    ['in appetite, by premium', matchesAppetite(broad), { sort: ['premium,desc'] }],
  ])('BCK-1 %s needs no full scan and no sort', (_name, condition, more) => {
    expect(plansOf(condition, more).filter(dear)).toEqual([]);
  });

  it('BCK-1 starts a deep page at its hour instead of skipping all rows before it', () => {
    const steps = plansOf(matchesAppetite(broad), { page: 20 });
    expect(steps).toContain('SEARCH referral_match USING PRIMARY KEY (appetite=? AND added_at<?)');
  });
});

const suitsBySight = ({ states, lines }: Appetite, { state, line_mask, category }: ReferralRow) =>
  states.includes(state) && (category === null || (BigInt(line_mask) & BigInt(lineMask(lines))) !== 0n);

describe('the matches of an appetite', () => {
  it('ROL-8 equal those of a full scan on every page, even after the list changes', () => {
    const write = createReferralWriter(database);
    const random = createRandom(3);
    for (let index = 0; index < 100; index += 1) write(newArrival(random, now + index * 1000));
    database.exec("UPDATE referral SET status = 'Claimed' WHERE rowid % 5 = 0");
    database.exec('DELETE FROM referral WHERE claimed_by IS NULL AND rowid % 7 = 0');
    const all = database
      .prepare('SELECT * FROM referral ORDER BY added_at DESC, id')
      .all() as unknown as readonly ReferralRow[];
    for (const appetite of [broad, narrow]) {
      const wanted = all.filter((row) => suitsBySight(appetite, row));
      const open = wanted.filter(
        ({ status, expires_at }) => status === 'Available' && Number(expires_at) > now,
      );
      const byPremium = wanted.toSorted((a, b) => (b.premium ?? -1) - (a.premium ?? -1));
      for (const [condition, sort, expected] of [
        [matchesAppetite(appetite), [], wanted],
        [both(matchesAppetite(appetite), claimable(now)), [], open],
        [matchesAppetite(appetite), ['premium,desc'], byPremium],
      ] as const) {
        const read: ReferralRow[] = [];
        for (let page = 0; ; page += 1) {
          const { rows, total } = store.page(condition, { page, size: 25, sort: [...sort] }, false);
          expect(total).toBe(expected.length);
          if (rows.length === 0) break;
          read.push(...rows);
        }
        expect(read.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }
    }
    const { rows, total } = store.page(everything, { ...query, page: 100 }, false);
    expect([total, rows.map(({ id }) => id)]).toEqual([
      all.length,
      all.slice(2500, 2525).map(({ id }) => id),
    ]);
  });

  it('ROL-8 are rebuilt when an appetite changes, and dropped when it is removed', () => {
    const lists = () => database.prepare('SELECT DISTINCT list FROM hour_count ORDER BY 1').all().length;
    indexMatches(database, [narrow, { states: ['OH', 'TX'], lines: narrow.lines }]);
    expect(lists()).toBe(3);
    expect(() => store.page(matchesAppetite(broad), query, false)).toThrow('not kept');
    const before = store.page(matchesAppetite(narrow), query, false).total;
    expect(
      store.page(matchesAppetite({ states: ['TX', 'OH'], lines: narrow.lines }), query, false).total,
    ).toBeGreaterThan(before);
  });
});
