import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database/openDatabase.ts';
import { StartupError } from './startup/startupError.ts';
import { startTestBackend } from './testing/startTestBackend.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'advantage-backend-')), 'advantage.sqlite');

describe('a backend that starts again', () => {
  it('BCK-2 BCK-3 has everything as before: data, keys, sessions', async () => {
    const database = newFile();
    const first = await startTestBackend({ database });
    const { port } = first;
    const browser = first.browser();
    const request = browser.ask();
    const answer = await browser.signIn('producer', request);
    const tokens = await (await browser.redeem(answer.get('code') ?? '', request)).json();
    const list = await (await first.get('/api/v1/marketplace-opportunities')).text();
    await first.close();
    await first.close();
    // The test's own HTTP client needs a moment to notice that its old connections are gone.
    await new Promise((resolve) => setTimeout(resolve, 100));

    const second = await startTestBackend({ database, port, seed: 99 });
    expect(await (await second.get('/api/v1/marketplace-opportunities')).text()).toBe(list);
    const authorization = `Bearer ${tokens.access_token}`;
    expect((await second.get('/api/v3/user?username=producer', { authorization })).status).toBe(200);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);
    const silent = await browser.fetch(browser.ask({ prompt: 'none' }).url);
    expect(silent.headers.get('location')).toContain('code=');
    await second.close();
  });
});

describe('a backend that cannot start', () => {
  it('BCK-1 names a taken port and leaves the database alone', async () => {
    const running = await startTestBackend({ referrals: 10 });
    const second = startTestBackend({ port: running.port, referrals: 10 });
    await expect(second).rejects.toThrow(StartupError);
    await expect(second).rejects.toThrow(`Port ${running.port} is taken`);
    await running.close();
  });

  it('BCK-2 gives its port back when the database cannot be used', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'advantage-backend-'));
    await expect(startTestBackend({ database: folder })).rejects.toThrow(StartupError);
  });
});

describe('a database that cannot serve', () => {
  it('B6 BCK-2 is a 503 that asks to try again, and over when it can', async () => {
    const database = newFile();
    const backend = await startTestBackend({ database, referrals: 10 });
    const authorization = await backend.bearer('admin');
    const other = new DatabaseSync(database);
    const flag = { name: 'later', description: 'x', enabled: false };

    other.exec('BEGIN IMMEDIATE');
    const busy = await backend.post('/api/v3/feature-flag', flag, { authorization });
    expect(busy.status).toBe(503);
    expect(busy.headers.get('retry-after')).toBe('5');
    expect(busy.headers.get('content-type')).toBe('application/problem+json');
    expect((await busy.json()).detail).toContain('in use by another program');
    expect((await backend.get('/api/v3/feature-flag')).status).toBe(200);
    other.exec('ROLLBACK');

    expect((await backend.post('/api/v3/feature-flag', flag, { authorization })).status).toBe(201);
    other.close();
    await backend.close();
  }, 15_000);
});

describe('a mistake of ours', () => {
  it('B7 is a 500 that tells nothing of itself, and one line in the log', async () => {
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
    expect(JSON.parse(text)).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong here.',
    });
    expect(log.mock.calls).toEqual([['Error: no such table: feature_flag']]);
    expect((await backend.get('/api/v1/marketplace-opportunities')).status).toBe(200);
    log.mockRestore();
    await backend.close();
  });
});

describe('the simulator of a running backend', () => {
  it('BCK-12 lets referrals come by themselves and rests on request', async () => {
    const backend = await startTestBackend({ simulator: true, referrals: 20 });
    const total = async () =>
      (await (await backend.get('/api/v1/marketplace-opportunities?size=1')).json()).totalElements;
    await expect.poll(total, { timeout: 10_000 }).toBeGreaterThan(20);
    await backend.post('/test-hooks', { simulatorPaused: true });
    const paused = await total();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await total()).toBe(paused);
    await backend.close();
  }, 20_000);
});
