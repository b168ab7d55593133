import { type FeatureFlag, parseFeatureFlags } from '@advantage/feature-flags/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { createFlagStore } from './flagStore.ts';

let backend: TestBackend;
let authorization: string;

beforeAll(async () => {
  backend = await startTestBackend({ referrals: 10 });
  authorization = await backend.bearer('bridge-admin');
});
afterAll(() => backend.close());

const path = '/api/v3/feature-flag';
const draft = { name: 'new-list', description: 'Shows the new list.', enabled: false };
const post = (rest: string, body: unknown) => backend.post(`${path}${rest}`, body, { authorization });

describe('the feature flags', () => {
  it('API-40 FLG-16 contain only the example flag at first', async () => {
    const { flags, rejected } = parseFeatureFlags(await (await backend.get(path)).json());
    expect(flags.map(({ name }) => name)).toEqual(['example-flag']);
    expect(rejected).toEqual([]);
  });

  it('API-42 API-43 are created, read by name, changed and renamed', async () => {
    const created = await post('', draft);
    expect(created.status).toBe(201);
    const flag: FeatureFlag = await created.json();
    expect(flag).toMatchObject(draft);
    expect(flag).toMatchObject({ changedBy: 'Nadia Kessler', changedAt: expect.any(Number) });
    expect(await (await backend.get(`${path}/new-list`, { authorization })).json()).toEqual(flag);
    const updated = await post(`/${flag.id}`, {
      ...flag,
      name: 'newer-list',
      enabled: true,
      c4f1: 'kept',
    });
    expect(await updated.json()).toEqual({
      ...flag,
      name: 'newer-list',
      enabled: true,
      c4f1: 'kept',
      changedAt: expect.any(Number),
    });
    expect((await backend.get(`${path}/new-list`)).status).toBe(404);
    expect(await (await backend.get(`${path}/newer-list`)).json()).toMatchObject({ c4f1: 'kept' });
  });

  it('API-40 API-41 reveal who changed them only to admins', async () => {
    const names = (headers?: Record<string, string>) => async (rest: string) =>
      (await backend.get(`${path}${rest}`, headers)).text();
    for (const rest of ['', '/example-flag']) {
      expect(await names({ authorization })(rest)).toContain('changedBy');
      expect(await names()(rest)).not.toMatch(/changed(By|At)/);
      expect(await names({ authorization: await backend.bearer('producer') })(rest)).not.toMatch(
        /changed(By|At)/,
      );
    }
  });

  it('B4 API-43 are replaced only in the current version if If-Match is sent', async () => {
    const created: FeatureFlag = await (await post('', { ...draft, name: 'versioned' })).json();
    const etag = (await backend.get(`${path}/versioned`)).headers.get('etag') ?? '';
    const replace = (description: string, headers: Record<string, string>) =>
      backend.post(`${path}/${created.id}`, { ...created, description }, { authorization, ...headers });
    const first = await replace('first', { 'if-match': etag });
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).not.toBe(etag);
    expect((await replace('second', { 'if-match': etag })).status).toBe(412);
    expect(await (await backend.get(`${path}/versioned`)).json()).toMatchObject({ description: 'first' });
    expect((await replace('third', {})).status).toBe(200);
  });

  it.each([
    ['a name of 101 characters', { name: 'n'.repeat(101) }],
    ['a description of 501 characters', { description: 'd'.repeat(501) }],
    ['a description of 200 kB', { description: 'd'.repeat(200_000) }],
    ['a control character in the name', { name: 'a\u0007b' }],
    ['a line break in the description', { description: 'a\r\nb' }],
  ])('API-42 API-43 FLG-18 are refused with %s', async (_name, wrong) => {
    const created = await post('', { ...draft, name: 'limited', ...wrong });
    const updated = await post('/1', { id: 1, ...draft, ...wrong });
    expect([created.status, updated.status]).toEqual([400, 400]);
    expect((await created.json()).detail).toMatch(/at most|Control characters/);
  });

  it.each(['.', '..', ' .. '])(
    'FLG-20 are refused with the name %j, which could not be read',
    async (name) => {
      const created = await post('', { ...draft, name });
      const updated = await post('/1', { id: 1, ...draft, name });
      expect([created.status, updated.status]).toEqual([400, 400]);
      expect((await created.json()).detail).toContain("A name can't be '.' or '..'");
    },
  );

  it.each(['a/b', '../x', '%2e', '%', 'a?b#c', 'a\\b', '...', '+ &'])(
    'FLG-20 are read by the name %j that they were created with',
    async (name) => {
      expect((await post('', { ...draft, name })).status).toBe(201);
      const read = await backend.get(`${path}/${encodeURIComponent(name)}`);
      expect(await read.json()).toMatchObject({ name });
    },
  );

  it('FLG-20 have one name for composed and decomposed letters: either reads it, neither is free', async () => {
    const [composed, decomposed] = ['caf\u00e9', 'cafe\u0301'];
    const created: FeatureFlag = await (await post('', { ...draft, name: decomposed })).json();
    expect(created.name).toBe(composed);
    for (const name of [composed, decomposed]) {
      const read = await backend.get(`${path}/${encodeURIComponent(name)}`);
      expect(await read.json()).toMatchObject({ id: created.id });
      expect((await post('', { ...draft, name })).status).toBe(409);
      expect((await post('/1', { id: 1, ...draft, name })).status).toBe(409);
    }
    expect((await post(`/${created.id}`, { ...created, name: decomposed })).status).toBe(200);
  });

  it('FLG-20 with decomposed letters from an earlier version are read by either name', () => {
    const database = openDatabase(':memory:');
    database.prepare('INSERT INTO feature_flag (name, body) VALUES (?, ?)').run('cafe\u0301', '{}');
    const store = createFlagStore(database);
    for (const name of ['caf\u00e9', 'cafe\u0301']) expect(store.find(name)?.name).toBe('cafe\u0301');
    expect(store.create({ ...draft, name: 'caf\u00e9' })).toBeUndefined();
    database.close();
  });

  it('API-42 are refused with a reason if the name is taken or missing', async () => {
    const taken = await post('', { ...draft, name: 'example-flag' });
    expect(taken.status).toBe(409);
    expect((await taken.json()).detail).toBe("A feature flag named 'example-flag' already exists.");
    const nameless = await post('', { ...draft, name: '  ' });
    expect(nameless.status).toBe(400);
    expect((await nameless.json()).detail).toContain('Name is required');
    expect((await post('/9999', { id: 9999, ...draft })).status).toBe(404);
    expect((await post('/1', { id: 2, ...draft })).status).toBe(400);
  });
});
