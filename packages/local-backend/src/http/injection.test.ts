import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { injections } from '../testing/injections.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';

let backend: TestBackend;
let database: DatabaseSync;
let headers: Readonly<Record<string, string>>;
let before: unknown;

const tables = [
  'referral',
  'charge',
  'marketplace',
  'feature_flag',
  'agency',
  'setting',
  'idempotent_response',
];

/** All stored data except sign-in, and the database schema. */
const everything = () => [
  ...tables.map((table) => database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()),
  database.prepare('SELECT * FROM sqlite_master').all(),
];

beforeAll(async () => {
  backend = await startTestBackend({
    referrals: 20,
    open: (file) => {
      database = openDatabase(file);
      return database;
    },
  });
  headers = { authorization: await backend.bearer('admin') };
  before = everything();
});
afterAll(() => backend.close());

const list = '/api/v1/marketplace-opportunities';

/** Every place of a request where text reaches the services without creating anything. */
const readsWith = (text: string) => {
  const part = encodeURIComponent(text);
  return [
    ...['opportunity', 'street-view', 'marketplace-opportunities'].map((name) => `/api/v1/${name}/${part}`),
    ...['feature-flag', 'marketplaces'].map((name) => `/api/v3/${name}/${part}`),
    ...['sort', 'state', 'addDate', 'marketplaceStatus', 'page', 'size'].map(
      (name) => `${list}?${name}=${part}`,
    ),
    `${list}?sort=${part},asc`,
    `/api/v1/opportunity/available-referral?username=${part}`,
    `/api/v3/user?username=${part}`,
    `/api/v3/agencies?fulcrumId=${part}`,
  ];
};

const asHeader = (text: string) => text.replaceAll(/[^ -~]/g, '?');

describe.each(injections)('the text %j', (text) => {
  it('B7 BCK-1 is treated as plain data wherever it is sent', async () => {
    const tag = { 'if-none-match': asHeader(text), 'if-match': asHeader(text) };
    const answers = [
      ...(await Promise.all(readsWith(text).map((path) => backend.get(path, { ...headers, ...tag })))),
      await backend.post('/api/v1/acquired-marketplace-opportunities', { username: text }, headers),
      await backend.post(
        `/api/v1/opportunity/${encodeURIComponent(text)}/claim`,
        { username: text },
        headers,
      ),
      await backend.post(
        `/api/v3/feature-flag/${encodeURIComponent(text)}`,
        { id: text, name: text },
        headers,
      ),
      await backend.post('/api/v3/marketplaces/priorities', [{ id: text, priority: text }], headers),
      await backend.post('/api/v3/marketplaces', text, { ...headers, 'idempotency-key': asHeader(text) }),
    ];
    for (const answer of answers) {
      const body = await answer.text();
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(body).not.toMatch(/\bat .*:\d+:\d+|node_modules|SQLITE|no such column|syntax error|root:x:/);
    }
  });
});

it('B7 more than 50 such texts leave the stored data unchanged', () => {
  expect(new Set(injections).size).toBeGreaterThan(50);
  expect(everything()).toEqual(before);
});
