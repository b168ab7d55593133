import { DatabaseSync } from 'node:sqlite';
import { createBackend } from '../../packages/local-backend/src/backend.ts';

// Runs a backend in its own process, with a long list that changes: `node server.ts DATABASE REFERRALS`. Prints its
// address on the first line. The simulator would cut the list to its usual length, so this script changes the prices
// instead, until it receives SIGUSR2.
const [database = '', referrals = ''] = process.argv.slice(2);
const changeEvery = 1000;

const backend = await createBackend({
  port: 0,
  consolePort: 4300,
  database,
  seed: 7,
  simulator: false,
  testHooks: false,
  referrals: Number(referrals),
});
const elsewhere = new DatabaseSync(database);
const change = elsewhere.prepare(
  `UPDATE referral SET price_cents = price_cents - 50 WHERE id IN
     (SELECT id FROM referral WHERE status = 'Available' AND price_cents > 1000 ORDER BY random() LIMIT 5)`,
);
const changes = setInterval(() => change.run(), changeEvery);
console.log(backend.url);
process.once('SIGUSR2', () => clearInterval(changes));
process.once('SIGTERM', () => {
  clearInterval(changes);
  elsewhere.close();
  void backend.close();
});
