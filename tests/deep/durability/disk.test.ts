import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { type Launch, type Program, startProgram } from './program.ts';

const marketplace = (name: string) => ({ marketplaceName: name, note: 'x'.repeat(200_000) });

/** Creates marketplaces until the disk is full. Returns the names of those that were acknowledged. */
async function fill(program: Program, authorization: string): Promise<readonly string[]> {
  const kept: string[] = [];
  for (;;) {
    const name = `Big ${kept.length}`;
    const response = await program.post('/api/v3/marketplaces', marketplace(name), { authorization });
    if (response.status === 201) {
      await response.arrayBuffer();
      kept.push(name);
      continue;
    }
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect((await response.json()).detail).toMatch(
      /^The disk that holds the database (?:is full|can't be read or written)\.$/,
    );
    return kept;
  }
}

async function names(program: Program, authorization: string): Promise<readonly string[]> {
  const response = await fetch(`${program.url}/api/v3/marketplaces`, { headers: { authorization } });
  expect(response.status).toBe(200);
  const list: readonly { readonly marketplaceName: string }[] = await response.json();
  return list.map(({ marketplaceName }) => marketplaceName).filter((name) => name.startsWith('Big'));
}

/** Fills the disk and checks that the program keeps running and that no acknowledged write is lost. */
async function proveFull(folder: string, launch: Launch) {
  const program = await startProgram(join(folder, 'advantage.sqlite'), { launch });
  const authorization = await program.bearer('admin');
  const kept = await fill(program, authorization);
  expect(kept.length).toBeGreaterThan(3);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const response = await program.post('/api/v3/marketplaces', marketplace('Once more'), { authorization });
    expect(response.status).toBe(503);
    await response.arrayBuffer();
  }
  expect(await names(program, authorization)).toEqual(kept);
  expect(program.child.exitCode).toBeNull();
  return { program, authorization, kept };
}

it('B6 responds with 503 if the file cannot grow, with no crash and no lost write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'advantage-limit-'));
  const limited: Launch = (node, script) => ['sh', '-c', `ulimit -f 12000 && exec '${node}' '${script}'`];
  const { program, kept } = await proveFull(folder, limited);
  await program.end('SIGKILL');
  const database = new DatabaseSync(join(folder, 'advantage.sqlite'));
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const stored = database.prepare("SELECT body ->> 'marketplaceName' AS name FROM marketplace").all();
  expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining([...kept]));
  database.close();
  rmSync(folder, { recursive: true });
});

it('B6 responds with 503 while the disk is full, does not crash, and recovers with free space', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'advantage-full-'));
  // A 10 MB disk in its own mount namespace, with a file on it that can be deleted to free space.
  const small: Launch = (node, script) => [
    ...(['unshare', '--map-root-user', '--mount', 'sh', '-c'] as const),
    `mount -t tmpfs -o size=10m disk '${folder}' && head -c 3000000 /dev/zero > '${folder}/ballast' && exec '${node}' '${script}'`,
  ];
  const { program, authorization, kept } = await proveFull(folder, small);
  rmSync(`/proc/${program.child.pid}/root${folder}/ballast`);
  const response = await program.post('/api/v3/marketplaces', marketplace('Big again'), { authorization });
  expect(response.status).toBe(201);
  expect(await names(program, authorization)).toEqual([...kept, 'Big again']);
  expect(await program.end('SIGTERM')).toBe(0);
  rmSync(folder, { recursive: true });
});
