import type { DatabaseSync } from 'node:sqlite';
import { type Appetite, people } from '../../packages/local-backend/src/access/people.ts';
import { openDatabase } from '../../packages/local-backend/src/database/openDatabase.ts';
import { indexMatches } from '../../packages/local-backend/src/referrals/appetites.ts';
import {
  both,
  type Condition,
  claimable,
  everything,
  matchesAppetite,
  matchesFilters,
} from '../../packages/local-backend/src/referrals/condition.ts';
import { createReferralStore } from '../../packages/local-backend/src/referrals/referralStore.ts';
import { seedDatabase } from '../../packages/local-backend/src/seed/seed.ts';
import { median } from '../harness/recorder.ts';

// Measures how long the database takes for a page and its count, by list and size, right after a change, so that no
// earlier read is shared. `node lists.ts REFERRALS` prints one line of JSON.

const seeded = 100_000;
const repeats = 15;
const hour = 3_600_000;

const agency = people.find(({ username }) => username === 'agency-admin');
const line = agency?.appetite.lines[0] ?? '';
const broad: Appetite = agency?.appetite ?? { states: [], lines: [] };
const narrow: Appetite = { states: ['TX'], lines: [line] };

/** Fills the database up to a size with copies of the seeded referrals, each somewhat older and with its own ID. */
function multiply(database: DatabaseSync, times: number) {
  const columns = database
    .prepare('PRAGMA table_info(referral)')
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !['id', 'search_id', 'added_at'].includes(name))
    .join(', ');
  for (let copy = 1; copy < times; copy += 1)
    database.exec(`INSERT INTO referral (id, added_at, ${columns})
      SELECT id || '-${copy}', added_at - abs(random() % ${hour}), ${columns} FROM referral WHERE instr(id, '-') = 0`);
}

const now = Date.now();
const size = Number(process.argv[2]);
const database = openDatabase(':memory:');
seedDatabase(database, { seed: 7, now, referrals: Math.min(size, seeded) });
multiply(database, size / seeded);
indexMatches(database, [broad, narrow]);
const store = createReferralStore(database);
const change = database.prepare(
  "UPDATE referral SET price_cents = price_cents + 50 WHERE id = (SELECT id FROM referral WHERE status = 'Available' LIMIT 1)",
);

function measure(condition: Condition, sort: readonly string[] = [], depth = 0) {
  const rows = 25;
  const { total } = store.page(condition, { page: 0, size: rows, sort: [...sort] }, false);
  const page = Math.floor(((total - 1) / rows) * depth);
  const times = Array.from({ length: repeats }, () => {
    change.run();
    const started = performance.now();
    store.page(condition, { page, size: rows, sort: [...sort] }, false);
    return performance.now() - started;
  });
  return { total, milliseconds: Number(median(times).toFixed(2)) };
}

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
].flatMap((name) => [`${name},asc`, `${name},desc`]);

const inTexas = matchesFilters({ state: 'TX' }, now);
const result = {
  'public list': measure(everything),
  'public list, deep': measure(everything, [], 0.9),
  'public list, what can be claimed': measure(claimable(now)),
  'public list, one state': measure(inTexas),
  ...Object.fromEntries(publicSorts.map((sort) => [`public list by ${sort}`, measure(everything, [sort])])),
  ...Object.fromEntries(
    Object.entries({ broad, narrow }).flatMap(([name, appetite]) => [
      [`${name} appetite`, measure(matchesAppetite(appetite))],
      [`${name} appetite, deep`, measure(matchesAppetite(appetite), [], 0.9)],
      [`${name} appetite, what can be claimed`, measure(both(matchesAppetite(appetite), claimable(now)))],
      [`${name} appetite, one state`, measure(both(matchesAppetite(appetite), inTexas))],
      [`${name} appetite by premium,desc`, measure(matchesAppetite(appetite), ['premium,desc'])],
      [`${name} appetite by city,asc`, measure(matchesAppetite(appetite), ['city,asc'])],
    ]),
  ),
};
console.log(JSON.stringify(result));
database.close();
