import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Worker as Thread, Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '../database/openDatabase.ts';
import { seedDatabase } from '../seed/seed.ts';
import type { RaceResult, RaceSetup, Round } from '../testing/claimRacers.ts';

const now = Date.parse('2026-11-20T16:24:00Z');
const threads = 4;

/** Two hundred races: the number of simultaneous claims, and how often to race. */
const races = [
  [2, 120],
  [10, 60],
  [100, 20],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'advantage-race-'));
const file = join(folder, 'race.sqlite');
const racers: Thread[] = [];
let referrals: readonly string[] = [];

beforeAll(() => {
  const database = openDatabase(file);
  seedDatabase(database, { seed: 7, now, referrals: 500 });
  const fresh = database.prepare(
    "SELECT id FROM referral WHERE sold_cents IS NULL AND type <> 'WT-CIR' LIMIT 200",
  );
  referrals = fresh.all().map(({ id }) => String(id));
  const offer = database.prepare(
    "UPDATE referral SET status = 'Available', price_cents = 2800, expires_at = ? WHERE id = ?",
  );
  for (const id of referrals) offer.run(now + 60_000, id);
  closeDatabase(database);
});

afterAll(async () => {
  await Promise.all(racers.map((racer) => racer.terminate()));
  rmSync(folder, { recursive: true });
});

/** Runs the same rounds in all threads against one file. Each thread has its own connection. */
function run(rounds: readonly Round[]): Promise<readonly RaceResult[]> {
  const gate = new SharedArrayBuffer(4);
  const results = Array.from({ length: threads }, (_, thread) => {
    const workerData: RaceSetup = { file, now, rounds, gate, thread, threads };
    const racer = new Worker(new URL('../testing/claimRacers.ts', import.meta.url), { workerData });
    racers.push(racer);
    return new Promise<readonly RaceResult[]>((resolve, reject) => {
      racer.once('message', resolve);
      racer.once('error', reject);
    });
  });
  return Promise.all(results).then((all) => all.flat());
}

describe('a race for one referral over several connections', () => {
  it('B3 CLM-13 has one winner, charged once, in each of 200 races of 2, 10 and 100 claimers', async () => {
    const claimers = races.flatMap(([count, times]) => Array.from({ length: times }, () => count));
    const rounds = claimers.map((count, index) => ({ id: referrals[index] ?? '', claimers: count }));
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(200);

    const results = await run(rounds);
    const database = openDatabase(file);
    const charges = database.prepare('SELECT username, amount_cents FROM charge WHERE referral_id = ?');
    for (const { id, claimers } of rounds) {
      const outcomes = results.filter((result) => result.id === id);
      const winners = outcomes.filter(({ outcome }) => outcome === 'won');
      expect(outcomes).toHaveLength(claimers);
      expect(winners).toHaveLength(1);
      expect(outcomes.filter(({ outcome }) => outcome === 'ALREADY_CLAIMED')).toHaveLength(claimers - 1);
      expect(charges.all(id)).toEqual([{ username: winners[0]?.username, amount_cents: 2800 }]);
    }
    closeDatabase(database);
    const threadsThatWon = new Set(
      results.flatMap(({ outcome, thread }) => (outcome === 'won' ? [thread] : [])),
    );
    expect(threadsThatWon.size).toBeGreaterThan(1);
  }, 30_000);
});
