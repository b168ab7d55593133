import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { openDatabase } from './openDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'advantage-unwritable-'));
let backend: TestBackend;
let database: DatabaseSync;
let authorization: string;

// Each failed write logs a line.
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  backend = await startTestBackend({
    database: join(folder, 'advantage.sqlite'),
    referrals: 30,
    simulator: true,
    open: (file) => {
      database = openDatabase(file);
      return database;
    },
  });
  authorization = await backend.bearer('admin');
});
afterAll(async () => {
  log.mockRestore();
  await backend.close();
  rmSync(folder, { recursive: true });
});

/** Ways in which writes can fail, and the expected error message. */
const troubles = [
  {
    trouble: 'read-only',
    begin: () => database.exec('PRAGMA query_only = ON'),
    end: () => database.exec('PRAGMA query_only = OFF'),
    words: /read-only/,
  },
  {
    trouble: 'full',
    begin: () => {
      const { page_count } = database.prepare('PRAGMA page_count').get() ?? {};
      database.exec(`PRAGMA max_page_count = ${page_count}`);
    },
    end: () => database.exec('PRAGMA max_page_count = 1073741823'),
    words: /full/,
  },
] as const;

const marketplace = (name: string) => ({ marketplaceName: name, note: 'x'.repeat(200_000) });
const count = () => Number(database.prepare('SELECT count(*) AS n FROM marketplace').get()?.n);

describe.each(troubles)('a $trouble disk', ({ begin, end, words }) => {
  afterEach(() => end());

  it('B6 BCK-2 causes a 503 with Retry-After and stores nothing', async () => {
    const before = count();
    begin();
    for (const key of ['none', 'with-a-key']) {
      const headers: Record<string, string> = { authorization };
      if (key !== 'none') headers['idempotency-key'] = key;
      const refused = await backend.post('/api/v3/marketplaces', marketplace('Too much'), headers);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('content-type')).toBe('application/problem+json');
      expect(refused.headers.get('retry-after')).toBe('5');
      expect((await refused.json()).detail).toMatch(words);
    }
    expect(count()).toBe(before);
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/ 503 POST \/api\/v3\/marketplaces [\w-]{36} Error: /),
    );
  });

  it('B6 BCK-2 still allows reads while the simulator runs', async () => {
    begin();
    for (const path of ['/api/v1/marketplace-opportunities', '/api/v3/feature-flag', '/api/v3/marketplaces'])
      expect((await backend.get(path, { authorization })).status).toBe(200);
    await wait(1200);
    expect((await backend.get('/api/v3/feature-flag')).status).toBe(200);
  });

  it('B6 BCK-2 allows a retry with the same key afterwards, which creates exactly once', async () => {
    const key = { authorization, 'idempotency-key': `key-after-${words.source}` };
    const before = count();
    begin();
    expect((await backend.post('/api/v3/marketplaces', marketplace('Later'), key)).status).toBe(503);
    end();
    const created = await backend.post('/api/v3/marketplaces', marketplace('Later'), key);
    expect(created.status).toBe(201);
    const again = await backend.post('/api/v3/marketplaces', marketplace('Later'), key);
    expect([again.status, await again.json()]).toEqual([201, await created.json()]);
    expect(count()).toBe(before + 1);
  });
});

describe('signing in on a read-only disk', () => {
  afterEach(() => troubles[0].end());

  it('BCK-19 shows the request ID on the page and logs it with the full path', async () => {
    troubles[0].begin();
    const browser = backend.browser();
    const { url } = browser.createSignInRequest();
    const refused = await browser.fetch(url);
    const id = refused.headers.get('x-request-id');
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(await refused.text()).toContain(`Request ID: ${id}`);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(` 503 GET ${url.pathname} ${id} `));
  });

  it('B6 BCK-2 returns a 503 without details, and works again afterwards', async () => {
    troubles[0].begin();
    const browser = backend.browser();
    const refused = await browser.fetch(browser.createSignInRequest().url);
    expect(refused.status).toBe(503);
    expect(await refused.text()).not.toMatch(/\bat .*:\d+:\d+|SQLITE|\.ts\b/);
    troubles[0].end();
    expect((await backend.browser().tokens('carrier')).access_token).toBeTruthy();
  });
});
