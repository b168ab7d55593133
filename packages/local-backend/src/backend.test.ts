import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database/openDatabase.ts';
import { listen } from './http/server.ts';
import { StartupError } from './startup/startupError.ts';
import { startTestBackend } from './testing/startTestBackend.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'advantage-backend-')), 'advantage.sqlite');

describe('a restarted backend', () => {
  it('BCK-2 BCK-3 keeps its data, keys and sessions', async () => {
    const database = newFile();
    const first = await startTestBackend({ database });
    const { port } = first;
    const browser = first.browser();
    const request = browser.createSignInRequest();
    const answer = await browser.signIn('producer', request);
    const tokens = await (await browser.redeem(answer.get('code') ?? '', request)).json();
    const list = await (await first.get('/api/v1/marketplace-opportunities')).text();
    await first.close();
    await first.close();
    // The test's HTTP client needs a moment to notice that its old connections are closed.
    await wait(100);

    const second = await startTestBackend({ database, port, seed: 99 });
    expect(await (await second.get('/api/v1/marketplace-opportunities')).text()).toBe(list);
    const authorization = `Bearer ${tokens.access_token}`;
    expect((await second.get('/api/v3/user?username=producer', { authorization })).status).toBe(200);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);
    const silent = await browser.fetch(browser.createSignInRequest({ prompt: 'none' }).url);
    expect(silent.headers.get('location')).toContain('code=');
    await second.close();
  });
});

describe('a backend that cannot start', () => {
  it('BCK-1 names the port that is already in use', async () => {
    const running = await startTestBackend({ referrals: 10 });
    const second = startTestBackend({ port: running.port, referrals: 10 });
    await expect(second).rejects.toThrow(StartupError);
    await expect(second).rejects.toThrow(`Port ${running.port} is already in use`);
    await running.close();
  });

  it('BCK-2 rejects with a startup error if the database cannot be used', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'advantage-backend-'));
    await expect(startTestBackend({ database: folder })).rejects.toThrow(StartupError);
  });
});

describe('a disk that is full during the first start', () => {
  it('BCK-2 is reported as a startup error, and the next start succeeds', async () => {
    const file = newFile();
    const open = (path: string) => {
      const database = openDatabase(path);
      const { page_count } = database.prepare('PRAGMA page_count').get() ?? {};
      database.exec(`PRAGMA max_page_count = ${page_count}`);
      return database;
    };
    const started = startTestBackend({ database: file, open });
    await expect(started).rejects.toThrow(StartupError);
    await expect(started).rejects.toThrow(
      `The database ${file} can't be used. The disk that holds the database is full.`,
    );
    await (await startTestBackend({ database: file })).close();
  });
});

describe('a database locked by another program', () => {
  it('B6 BCK-2 causes a 503 with Retry-After until it is unlocked', async () => {
    const database = newFile();
    const backend = await startTestBackend({ database, referrals: 10 });
    const authorization = await backend.bearer('admin');
    const other = new DatabaseSync(database);
    const flag = { name: 'later', description: 'x', enabled: false };
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});

    other.exec('BEGIN IMMEDIATE');
    const busy = await backend.post('/api/v3/feature-flag', flag, { authorization });
    expect(busy.status).toBe(503);
    expect(busy.headers.get('retry-after')).toBe('5');
    expect(busy.headers.get('content-type')).toBe('application/problem+json');
    expect((await busy.json()).detail).toContain('in use by another program');
    expect((await backend.get('/api/v3/feature-flag')).status).toBe(200);
    other.exec('ROLLBACK');
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();

    expect((await backend.post('/api/v3/feature-flag', flag, { authorization })).status).toBe(201);
    other.close();
    await backend.close();
  }, 15_000);

  it('BCK-15 serves reads while a write waits, then completes the write', async () => {
    const database = newFile();
    const backend = await startTestBackend({ database, referrals: 10 });
    const authorization = await backend.bearer('admin');
    const other = new DatabaseSync(database);
    other.exec('BEGIN IMMEDIATE');
    let written = false;
    const write = backend
      .post('/api/v3/feature-flag', { name: 'waits', description: 'x', enabled: false }, { authorization })
      .finally(() => {
        written = true;
      });
    const signIn = backend.bearer('producer');
    for (const path of [
      '/api/v3/feature-flag',
      '/api/v1/marketplace-opportunities',
      '/api/v3/marketplaces',
    ]) {
      expect((await backend.get(path, { authorization })).status).toBe(200);
      expect(written).toBe(false);
    }
    other.exec('ROLLBACK');
    expect((await write).status).toBe(201);
    expect(await signIn).toMatch(/^Bearer /);
    other.close();
    await backend.close();
  }, 15_000);
});

describe('a starting backend', () => {
  it('BCK-16 is healthy but returns a 503 with Retry-After until it is ready', async () => {
    const server = await listen(0);
    const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
    const answers = await Promise.all(['/ready', '/health', '/api/v3/feature-flag'].map(ask));
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 503]);
    expect(answers[2]?.headers.get('retry-after')).toBe('1');
    expect(await answers[2]?.json()).toMatchObject({
      detail: 'The local backend is starting.',
      requestId: answers[2]?.headers.get('x-request-id'),
    });
    await server.close();
    const backend = await startTestBackend({ referrals: 10 });
    expect(await (await backend.get('/ready')).json()).toEqual({ status: 'ready' });
    expect(await (await backend.get('/health')).json()).toMatchObject({ status: 'ok', pid: process.pid });
    await backend.close();
  });

  it('BCK-1 names the process that uses its port if it is another backend', async () => {
    const running = await startTestBackend({ referrals: 10 });
    await expect(startTestBackend({ port: running.port })).rejects.toThrow(
      `Port ${running.port} is already in use by a local backend, process ${process.pid}. Stop it with 'kill ${process.pid}'`,
    );
    await running.close();
  });

  it('BCK-2 warns if another backend serves the same file, but not once that has stopped', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const database = newFile();
    const first = await startTestBackend({ database, referrals: 10 });
    const second = await startTestBackend({ database });
    expect(log.mock.calls).toEqual([
      [expect.stringContaining(`${database} is also served by process ${process.pid} on port ${first.port}`)],
    ]);
    await second.close();
    log.mockClear();
    const third = await startTestBackend({ database });
    expect(log.mock.calls).toEqual([[expect.stringContaining(`on port ${first.port}.`)]]);
    await first.close();
    await third.close();
    log.mockClear();
    await (await startTestBackend({ database })).close();
    expect(log.mock.calls).toEqual([]);
    log.mockRestore();
  });
});

describe('an error response', () => {
  it('BCK-19 includes the request ID in the body and in a header', async () => {
    const backend = await startTestBackend({ referrals: 10 });
    const answers = await Promise.all(
      [
        '/nothing',
        '/api/v1/opportunity/nothing',
        '/api/v3/marketplaces',
        '/api/v1/marketplace-opportunities?page=x',
      ].map((path) => backend.get(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 401, 400]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).requestId));
    expect(answers.map(({ headers }) => headers.get('x-request-id'))).toEqual(ids);
    expect(new Set(ids).size).toBe(4);
    await backend.close();
  });
});

describe('an internal error', () => {
  it('B7 BCK-19 is a 500 without details, and one line in the log', async () => {
    let database: DatabaseSync | undefined;
    const backend = await startTestBackend({
      referrals: 10,
      open: (file) => {
        database = openDatabase(file);
        return database;
      },
    });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    database?.exec('DROP TABLE feature_flag');
    const answer = await backend.get('/api/v3/feature-flag');
    const text = await answer.text();
    expect(answer.status).toBe(500);
    const { requestId, time, ...said } = JSON.parse(text);
    expect(said).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong.',
      method: 'GET',
      path: '/api/v3/feature-flag',
    });
    expect(Date.parse(time)).toBeGreaterThan(Date.now() - 60_000);
    expect(log.mock.calls).toEqual([
      [
        expect.stringMatching(
          new RegExp(
            `^${time.slice(0, 16)}.* 500 GET /api/v3/feature-flag ${requestId} Error: no such table: feature_flag$`,
          ),
        ),
      ],
    ]);
    expect((await backend.get('/api/v1/marketplace-opportunities')).status).toBe(200);
    log.mockRestore();
    await backend.close();
  });
});

describe('the simulator of a running backend', () => {
  it('BCK-12 adds referrals and can be paused', async () => {
    const backend = await startTestBackend({ simulator: true, referrals: 20 });
    const total = async () =>
      (await (await backend.get('/api/v1/marketplace-opportunities?size=1')).json()).totalElements;
    await expect.poll(total, { timeout: 10_000 }).toBeGreaterThan(20);
    await backend.post('/test-hooks', { simulatorPaused: true });
    const paused = await total();
    await wait(2500);
    expect(await total()).toBe(paused);
    await backend.close();
  }, 20_000);
});
