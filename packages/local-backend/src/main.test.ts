import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/start/ports.ts';
import { findBackendPid } from './http/health.ts';

const main = join(import.meta.dirname, 'main.ts');
const children: ChildProcess[] = [];
/** Where the processes of this file keep compiled code, so that only the first one compiles it. */
const NODE_COMPILE_CACHE = mkdtempSync(join(tmpdir(), 'advantage-main-compiled-'));

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ADVANTAGE_SIMULATOR: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout?.on('data', (text) => {
    said.out += text;
  });
  child.stderr?.on('data', (text) => {
    said.err += text;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...said }));
  const ready = async () => {
    while (!said.out.includes('\n') && child.exitCode === null) await wait(20);
    return said.out;
  };
  return { child, ended, ready };
}

const newFile = () => join(mkdtempSync(join(tmpdir(), 'advantage-main-')), 'advantage.sqlite');

describe('the program', () => {
  it('BCK-1 B7 prints one line when it is ready, no personal data after that, and stops cleanly on SIGTERM', async () => {
    const port = await freePort();
    const file = newFile();
    const { child, ended, ready } = start({ BACKEND_PORT: String(port), ADVANTAGE_DB: file });
    const url = `http://127.0.0.1:${port}`;
    const line = `Local backend ready at ${url}, data in ${file}\n`;
    expect(await ready()).toBe(line);
    expect((await fetch(`${url}/openapi.json`)).status).toBe(200);
    const { createTestBrowser } = await import('./testing/browser.ts');
    for (const username of ['admin', 'producer']) {
      const { access_token } = await createTestBrowser(url, 'http://127.0.0.1:4300').tokens(username);
      const authorization = `Bearer ${access_token}`;
      const send = (body: string) =>
        fetch(`${url}/api/v1/opportunity/nothing/claim`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body,
        });
      const answers = [
        await fetch(`${url}/api/v1/marketplace-opportunities?size=100`, { headers: { authorization } }),
        await fetch(`${url}/api/v3/user?username=ruth.lindqvist@example.com`, { headers: { authorization } }),
        await fetch(`${url}/api/v3/marketplaces`, { headers: { authorization: `${authorization}x` } }),
        await send(JSON.stringify({ username, method: 'CLAIM', expectedPrice: 1 })),
        await send('{ "phone": "555-0100"'),
      ];
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      expect(answers[2]?.status).toBe(401);
    }
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, out: line, err: '' });
    const database = new DatabaseSync(file);
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
  });

  it.each([
    ['an invalid variable', async () => ({ BACKEND_PORT: 'x' }), /^BACKEND_PORT must be .*\n$/],
    [
      'a file that is no database',
      async () => {
        const file = newFile();
        writeFileSync(file, 'not a database '.repeat(100));
        return { BACKEND_PORT: String(await freePort()), ADVANTAGE_DB: file };
      },
      /^The database .* can't be used\. The file isn't a database\. .*\n$/,
    ],
  ])('BCK-1 prints one line about %s and exits with 1', async (_name, env, words) => {
    const { code, out, err } = await start(await env()).ended;
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(words);
  });

  it('BCK-1 prints one line if its port is already in use', async () => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, err } = await start({ BACKEND_PORT: String(port), ADVANTAGE_DB: ':memory:' }).ended;
    server.close();
    expect(code).toBe(1);
    expect(err).toBe(
      `Port ${port} is already in use. Stop the program that uses it, or set another port with BACKEND_PORT.\n`,
    );
  });

  it('BCK-1 stops when the process that started it with an IPC channel is killed', async () => {
    const port = await freePort();
    const starter = spawn(
      process.execPath,
      [
        '-e',
        `require('node:child_process').spawn(process.execPath, [${JSON.stringify(main)}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })`,
      ],
      {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE,
          BACKEND_PORT: String(port),
          ADVANTAGE_DB: ':memory:',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    children.push(starter);
    await once(starter.stdout, 'data');
    const pid = await findBackendPid(port);
    expect(pid).toBeGreaterThan(0);
    expect(pid).not.toBe(starter.pid);
    starter.kill('SIGKILL');
    await expect.poll(() => findBackendPid(port), { timeout: 10_000 }).toBeUndefined();
  });

  it('B6 BCK-2 loses no acknowledged write when it is killed', async () => {
    const file = newFile();
    for (let round = 0; round < 2; round += 1) {
      const port = await freePort();
      const { child, ready } = start({
        BACKEND_PORT: String(port),
        ADVANTAGE_DB: file,
        ADVANTAGE_TEST_HOOKS: 'on',
      });
      await ready();
      const { createTestBrowser } = await import('./testing/browser.ts');
      const url = `http://127.0.0.1:${port}`;
      const { access_token } = await createTestBrowser(url, 'http://127.0.0.1:4300').tokens('admin');
      const acknowledged: string[] = [];
      const write = async (name: string) => {
        const response = await fetch(`${url}/api/v3/feature-flag`, {
          method: 'POST',
          headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ name, description: 'x', enabled: false }),
        });
        if (response.status === 201) acknowledged.push(name);
      };
      const writes = Array.from({ length: 200 }, (_, index) =>
        write(`flag-${round}-${index}`).catch(() => {}),
      );
      while (acknowledged.length < 20 + round * 40) await wait(1);
      child.kill('SIGKILL');
      await Promise.all(writes);
      const database = new DatabaseSync(file);
      expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      const stored = new Set(
        database
          .prepare('SELECT name FROM feature_flag')
          .all()
          .map(({ name }) => name),
      );
      database.close();
      expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
    }
  }, 30_000);
});
