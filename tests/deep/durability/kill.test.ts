import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { createRandom } from '../../../packages/local-backend/src/seed/random.ts';
import { type Program, startProgram } from './program.ts';
import { agentName, type Credentials, claimable, createWrites, send, type Write } from './writes.ts';

/** A hundred kills: the number of databases times the crashes that each survives. */
const databases = 10;
const crashes = 10;
const lanes = 8;
const random = createRandom(Number(process.env.SEED ?? 9));

/** Queries that find the name of every write of a kind in the database. */
const traces: Readonly<Record<Write['kind'], string>> = {
  flag: 'SELECT name FROM feature_flag',
  marketplace: "SELECT body ->> 'marketplaceName' AS name FROM marketplace",
  claim: `SELECT id AS name FROM referral JOIN charge ON referral_id = id
          WHERE status = 'Claimed' AND claimed_by = '${agentName}' AND username = claimed_by`,
};

const halfAClaim = `SELECT referral_id FROM charge LEFT JOIN referral ON referral_id = id AND username = claimed_by
                    WHERE id IS NULL`;

/** Checks a database file after a crash, whatever was in progress. */
function assertSound(file: string, acknowledged: readonly Write[]) {
  const database = new DatabaseSync(file);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  expect(database.prepare(halfAClaim).all()).toEqual([]);
  for (const kind of ['flag', 'marketplace', 'claim'] as const) {
    const found = new Map<string, number>();
    for (const { name } of database.prepare(traces[kind]).all())
      found.set(String(name), (found.get(String(name)) ?? 0) + 1);
    const mine = acknowledged.filter((write) => write.kind === kind);
    expect(mine.filter(({ name }) => found.get(name) !== 1)).toEqual([]);
  }
  database.close();
}

/** Writes until a random number is acknowledged, then kills the program. Returns acknowledged and unanswered writes. */
async function crash(program: Program, hands: Credentials, round: number, again: readonly Write[]) {
  // Writes that the previous crash left unanswered are sent again, as their sender would.
  const acknowledged: Write[] = [];
  for (const write of again) if (await send(program, hands, write)) acknowledged.push(write);
  const waiting = [...createWrites(round, await claimable(program, hands.admin))];
  const target = acknowledged.length + random.int(1, 1000);
  const unanswered: Write[] = [];
  const lane = async () => {
    for (let write = waiting.shift(); write && program.child.exitCode === null; write = waiting.shift()) {
      const isKept = await send(program, hands, write).catch(() => undefined);
      if (isKept === true) acknowledged.push(write);
      if (isKept === undefined && write.kind === 'marketplace') unanswered.push(write);
      if (isKept === undefined || acknowledged.length >= target) return void program.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  expect(await program.end('SIGKILL')).toBe('SIGKILL');
  return { acknowledged, unanswered };
}

/**
 * Signs in both users once: the signing keys survive a crash, so their tokens stay valid as long as the URL is the
 * same.
 */
async function signIn(program: Program): Promise<Credentials> {
  await (await program.post('/test-hooks', { accessTokenSeconds: 3600 }, {})).arrayBuffer();
  return { admin: await program.bearer('admin'), agent: await program.bearer(agentName) };
}

it.each(Array.from({ length: databases }, (_, index) => index + 1))(
  `B6 B5 database %i of ${databases} keeps acknowledged writes exactly once through ${crashes} random kills`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'advantage-kill-'));
    const file = join(folder, 'advantage.sqlite');
    const kept: Write[] = [];
    let hands: Credentials | undefined;
    let port: number | undefined;
    let unanswered: readonly Write[] = [];
    let repeated = 0;
    for (let round = 0; round < crashes; round += 1) {
      const program = await startProgram(file, port === undefined ? {} : { port });
      ({ port } = program);
      hands ??= await signIn(program);
      repeated += unanswered.length;
      const result = await crash(program, hands, round, unanswered);
      kept.push(...result.acknowledged);
      unanswered = result.unanswered;
      assertSound(file, kept);
      // B7: a run prints that it's ready and nothing else, regardless of what users write.
      expect(program.printed()).toMatch(/^Local backend ready at http:\/\/127\.0\.0\.1:\d+, data in \S+\n$/);
    }
    console.log(
      `${crashes} kills, ${kept.length} acknowledged writes kept, ${repeated} repeated with their key`,
    );
    rmSync(folder, { recursive: true });
  },
);
