import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { createReferralWriter } from '../referrals/referralWriter.ts';
import { newArrival } from '../seed/arrival.ts';
import { createRandom } from '../seed/random.ts';
import { seedDatabase } from '../seed/seed.ts';
import { createChangeWriter } from './changeWriter.ts';
import { createRetention } from './retention.ts';
import { createSimulator, type Simulator } from './simulator.ts';

const start = Date.parse('2026-11-20T16:24:00Z');
const hour = 3_600_000;

let database: DatabaseSync;
let time: number;
let simulator: Simulator;
let owned: number;

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  migrate(database, ':memory:');
  seedDatabase(database, { seed: 7, now: start, referrals: 400 });
  time = start;
  owned = count('claimed_by IS NOT NULL');
  simulator = createSimulator({ database, random: createRandom(7), now: () => time });
});

const count = (where: string) =>
  Number(database.prepare(`SELECT count(*) AS n FROM referral WHERE ${where}`).get()?.n);

function run(ms: number, step = 1000) {
  for (const end = time + ms; time < end; ) {
    time += step;
    simulator.tick();
  }
}

describe('the simulator', () => {
  it('BCK-12 keeps the market alive for hours', () => {
    run(2 * hour, 15_000);
    expect(count(`added_at > ${start}`)).toBeGreaterThan(1000);
    for (const status of ['Available', 'Claimed', 'Delivered', 'Assigned', 'Incoming'])
      expect(count(`added_at > ${start} AND status = '${status}'`), status).toBeGreaterThan(0);
    expect(count(`status = 'Available' AND expires_at <= ${time - 60_000}`)).toBe(0);
    expect(count("status = 'Available' AND price_cents < list_price_cents")).toBeGreaterThan(10);
    expect(count('claimed_by IS NOT NULL')).toBe(owned);
  });

  it('BCK-12 continues with new referrals after every restart', () => {
    for (let restart = 0; restart < 5; restart += 1) {
      const before = count('true');
      run(60_000);
      expect(count('true')).toBeGreaterThan(before);
      simulator = createSimulator({ database, random: createRandom(7), now: () => time });
      simulator.start();
      simulator.stop();
    }
  });

  it('BCK-12 continues if a second backend creates the same referrals in the database', () => {
    const second = createSimulator({ database, random: createRandom(7), now: () => time });
    for (const each of [simulator, second]) {
      each.start();
      each.stop();
    }
    for (let seconds = 0; seconds < 60; seconds += 1) {
      time += 1000;
      simulator.tick();
      second.tick();
    }
    expect(count(`added_at > ${start}`)).toBeGreaterThan(5);
  });

  it('BCK-12 stops while paused and does not catch up afterwards', () => {
    simulator.pause(true);
    run(10 * 60_000, 60_000);
    expect(count(`added_at > ${start}`)).toBe(0);
    simulator.pause(false);
    time += 1000;
    simulator.tick();
    expect(count(`added_at > ${start}`)).toBeLessThan(4);
  });

  it('BCK-12 makes up for the time the backend was not running', () => {
    time = start + 5 * 24 * hour;
    simulator.start();
    simulator.stop();
    expect(count(`added_at > ${time - 72 * hour}`)).toBeGreaterThan(300);
    expect(count(`added_at > ${time}`)).toBe(0);
    simulator.tick();
    expect(count(`status = 'Available' AND expires_at <= ${time}`)).toBe(0);
    expect(count(`status = 'Available' AND expires_at > ${time}`)).toBeGreaterThan(20);
  });

  it('BCK-12 never overrides a claim that a user made in the meantime', () => {
    const { id } = database.prepare("SELECT id FROM referral WHERE status = 'Available'").get() ?? {};
    const write = createChangeWriter(database);
    database
      .prepare("UPDATE referral SET status = 'Claimed', claimed_by = 'producer' WHERE id = ?")
      .run(String(id));
    write(
      [
        { kind: 'decay', id: String(id), price: 1 },
        { kind: 'claim', id: String(id), price: 1, agency: { name: 'x', agent: 'y' } },
        { kind: 'deliver', id: String(id), partner: 'z' },
      ],
      start,
    );
    const row = database
      .prepare('SELECT status, claimed_by, sold_cents FROM referral WHERE id = ?')
      .get(String(id));
    expect(row).toEqual({ status: 'Claimed', claimed_by: 'producer', sold_cents: null });
  });
});

describe('retention', () => {
  it('BCK-12 deletes old and excess referrals, but none that a user claimed', () => {
    const random = createRandom(1);
    const write = createReferralWriter(database);
    for (let index = 0; index < 50; index += 1) write(newArrival(random, start + index));
    createRetention(database, { days: 30, rows: 100 })(start);
    expect(count('claimed_by IS NULL')).toBeLessThanOrEqual(100);
    expect(count('claimed_by IS NOT NULL')).toBe(owned);
    expect(count(`added_at >= ${start}`)).toBeGreaterThanOrEqual(50);
    createRetention(database)(start + 60 * 24 * hour);
    expect(count('claimed_by IS NULL')).toBe(0);
    expect(count('claimed_by IS NOT NULL')).toBe(owned);
  });
});
