import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../packages/local-backend/src/access/people.ts';
import { closeDatabase, openDatabase } from '../../../packages/local-backend/src/database/openDatabase.ts';
import {
  startTestBackend,
  type TestBackend,
} from '../../../packages/local-backend/src/testing/startTestBackend.ts';

const now = Date.parse('2026-11-20T16:24:00Z');
const rounds = 200;
const { crowd, nameOf } = vi.hoisted(() => ({ crowd: 100, nameOf: (index: number) => `racer-${index}` }));

// A hundred agents, each with their own sign-in: the few demo users are not enough for a race.
vi.mock('../../../packages/local-backend/src/access/people.ts', async (original) => {
  const real = await original<typeof import('../../../packages/local-backend/src/access/people.ts')>();
  const producer = real.findPersonByUsername('producer');
  if (producer === undefined) throw new Error('There is no agent.');
  const racers: readonly Person[] = Array.from({ length: crowd }, (_, index) => ({
    ...producer,
    id: `b7c1f0de-1f0a-4f2e-9a51-0d5f3c1b${String(index).padStart(4, '0')}`,
    username: nameOf(index),
    email: `${nameOf(index)}@example.com`,
  }));
  const people = [...real.people, ...racers];
  return {
    ...real,
    people,
    findPersonByUsername: (username: string) => people.find((person) => person.username === username),
    personWithId: (id: string) => people.find((person) => person.id === id),
  };
});

const folder = mkdtempSync(join(tmpdir(), 'advantage-http-race-'));
const file = join(folder, 'race.sqlite');
let backend: TestBackend;
let headers: readonly string[] = [];

beforeAll(async () => {
  backend = await startTestBackend({ database: file, referrals: 2400, now: () => now });
  headers = await Promise.all(Array.from({ length: crowd }, (_, index) => backend.bearer(nameOf(index))));
});

afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

/** Makes unsold referrals available for $28. Returns their ids. */
function offer(count: number): readonly string[] {
  const database = openDatabase(file);
  const fresh = database
    .prepare("SELECT id FROM referral WHERE sold_cents IS NULL AND type <> 'WT-CIR' ORDER BY id LIMIT ?")
    .all(count);
  const put = database.prepare(
    "UPDATE referral SET status = 'Available', price_cents = 2800, expires_at = ? WHERE id = ?",
  );
  const ids = fresh.map(({ id }) => String(id));
  for (const id of ids) put.run(now + 60_000, id);
  closeDatabase(database);
  return ids;
}

/** Returns who was charged for each referral, and how much. */
function charges(ids: Iterable<string>): ReadonlyMap<string, readonly unknown[]> {
  const database = openDatabase(file);
  const find = database.prepare('SELECT username, amount_cents FROM charge WHERE referral_id = ?');
  const found = new Map([...ids].map((id) => [id, find.all(id)]));
  closeDatabase(database);
  return found;
}

/** Claims a referral. If the connection is lost, retries once with the same key. */
async function claim(id: string, racer: number, key: string): Promise<Response> {
  const send = () =>
    backend.post(
      `/api/v1/opportunity/${id}/claim`,
      { username: nameOf(racer), method: 'CLAIM', expectedPrice: 28 },
      { authorization: headers[racer] ?? '', 'idempotency-key': key },
    );
  return send().catch(send);
}

/** Lets this many agents claim a referral at the same time. Returns the winner's response. */
async function race(id: string, claimers: number) {
  const first = Math.floor(Math.random() * crowd);
  const racers = Array.from({ length: claimers }, (_, index) => (first + index) % crowd);
  const answers = await Promise.all(
    racers.map(async (racer) => {
      const answer = await claim(id, racer, `${id}-${racer}`);
      return { racer, status: answer.status, text: await answer.text() };
    }),
  );
  const [winner, ...others] = answers.filter(({ status }) => status === 200);
  const losers = answers.filter(({ status }) => status === 409);
  expect(others).toEqual([]);
  expect(losers).toHaveLength(claimers - 1);
  for (const { text } of losers) {
    expect(JSON.parse(text)).toMatchObject({
      reason: 'ALREADY_CLAIMED',
      referral: { opportunityId: id, marketplaceStatus: 'Claimed' },
    });
    expect(JSON.parse(text).referral).not.toHaveProperty('phone');
  }
  if (winner === undefined) throw new Error(`Nobody has ${id}.`);
  return winner;
}

describe('a race for one referral over HTTP', () => {
  it.each([2, 10, 100])(
    'B3 CLM-12 CLM-13 among %i agents has one winner, one charge and a 409 for all others, 200 times',
    async (claimers) => {
      const ids = offer(rounds);
      expect(ids).toHaveLength(rounds);
      const winners = new Map<string, number>();
      for (const id of ids) {
        const { racer, text } = await race(id, claimers);
        winners.set(id, racer);
        // The winner's response may have been lost: a repeated claim returns the same response without a second charge.
        const again = await claim(id, racer, `${id}-${racer}`);
        expect(again.status).toBe(200);
        expect(await again.text()).toBe(text);
      }
      const charged = charges(winners.keys());
      for (const [id, racer] of winners) {
        expect(charged.get(id)).toEqual([{ username: nameOf(racer), amount_cents: 2800 }]);
      }
      expect(new Set(winners.values()).size).toBeGreaterThan(claimers === 2 ? 50 : 5);
    },
  );
});
