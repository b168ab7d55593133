import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import type { OpenApiDocument } from '../openapi/document.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';

let backend: TestBackend;
let authorization: string;
let hoursLater = 0;

beforeAll(async () => {
  // Moves only the services' clock: a token would expire in these hours.
  backend = await startTestBackend({ referrals: 10, now: () => Date.now() + hoursLater * 60 * 60 * 1000 });
  authorization = await backend.bearer('admin');
});
afterAll(() => backend.close());

const create = (name: string, key: string) =>
  backend.post(
    '/api/v3/feature-flag',
    { name, description: 'Made twice by accident', enabled: false },
    { authorization, 'idempotency-key': key },
  );

describe('a repeated request with an Idempotency-Key', () => {
  it('B5 API-42 gets the first answer again and creates once', async () => {
    const first = await create('once', 'key-once-1');
    const second = await create('once', 'key-once-1');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect((await create('once', 'key-once-2')).status).toBe(409);
  });

  it('B5 API-42 creates once even if the requests are concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create('parallel', 'key-parallel')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('B5 API-44 is supported by every call that writes', async () => {
    const { paths }: OpenApiDocument = await (await backend.get('/openapi.json')).json();
    const takesKey = Object.entries(paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { parameters }]) => ({ path, method, parameters })),
      )
      .filter(({ method }) => method === 'post')
      .map(({ path, parameters }) => [path, parameters.some(({ name }) => name === 'Idempotency-Key')]);
    expect(takesKey).toEqual([
      // This is a read: the username travels in a body.
      ['/api/v1/acquired-marketplace-opportunities', false],
      ['/api/v1/opportunity/{id}/claim', true],
      ['/api/v3/marketplaces', true],
      ['/api/v3/marketplaces/{id}', true],
      // Writes nothing, and pressing the button again means sending again.
      ['/api/v3/marketplaces/delivery-tests', false],
      ['/api/v3/marketplaces/priorities', true],
      ['/api/v3/feature-flag', true],
      ['/api/v3/feature-flag/{flag}', true],
    ]);
  });

  it('B5 API-44 does not conflict with its own update', async () => {
    const read = async (path: string) => {
      const answer = await backend.get(path, { authorization });
      return { etag: answer.headers.get('etag') ?? '', body: await answer.json() };
    };
    const flag = await read('/api/v3/feature-flag/example-flag');
    const marketplace = await read('/api/v3/marketplaces/2');
    const updates = [
      [`/api/v3/feature-flag/${flag.body.id}`, { ...flag.body, enabled: true }, flag.etag],
      ['/api/v3/marketplaces/2', { ...marketplace.body, marketplaceName: 'Renamed' }, marketplace.etag],
    ] as const;
    for (const [index, [path, body, etag]] of updates.entries()) {
      const headers = { authorization, 'if-match': etag, 'idempotency-key': `key-update-${index}` };
      const first = await backend.post(path, body, headers);
      const again = await backend.post(path, body, headers);
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(await again.json()).toEqual(await first.json());
      expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    }
  });

  it('B5 API-44 does not overwrite an order that was set in between', async () => {
    const path = '/api/v3/marketplaces';
    const order = async (): Promise<number[]> =>
      (await (await backend.get(path, { authorization })).json()).map(({ id }: { id: number }) => id);
    const send = (ids: readonly number[], key: string) =>
      backend.post(
        `${path}/priorities`,
        ids.map((id, index) => ({ id, priority: index + 1 })),
        { authorization, 'idempotency-key': key },
      );
    const before = await order();
    const reversed = before.toReversed();
    expect((await send(reversed, 'key-order-1')).status).toBe(200);
    expect((await send(before, 'key-order-2')).status).toBe(200);
    expect((await send(reversed, 'key-order-1')).status).toBe(200);
    expect(await order()).toEqual(before);
  });

  it('B5 API-42 is refused if the request differs or the key is invalid', async () => {
    await create('first', 'key-reused');
    expect((await create('second', 'key-reused')).status).toBe(422);
    expect((await create('third', 'short')).status).toBe(400);
  });

  it('B5 API-42 is remembered per user', async () => {
    await create('mine', 'key-shared-1');
    const other = await backend.post(
      '/api/v3/feature-flag',
      { name: 'theirs', description: 'x', enabled: true },
      { authorization: await backend.bearer('bridge-admin'), 'idempotency-key': 'key-shared-1' },
    );
    expect(other.status).toBe(201);
    expect((await other.json()).name).toBe('theirs');
  });

  it('B5 API-42 is remembered for two days, and then forgotten', async () => {
    const first = await (await create('kept', 'key-kept-long')).json();
    hoursLater = 25;
    expect(await (await create('kept', 'key-kept-long')).json()).toEqual(first);
    hoursLater = 49;
    expect((await create('kept', 'key-kept-long')).status).toBe(409);
    hoursLater = 0;
  });

  it('BCK-1 is found and deleted by an index', () => {
    const database = openDatabase(':memory:');
    const plans = [
      'SELECT * FROM idempotent_response WHERE caller = ? AND key = ?',
      'DELETE FROM idempotent_response WHERE answered_at < ?',
    ].flatMap((sql) =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => detail),
    );
    expect(plans).toEqual([
      'SEARCH idempotent_response USING PRIMARY KEY (caller=? AND key=?)',
      expect.stringMatching(
        /^SEARCH idempotent_response USING (COVERING )?INDEX idempotent_response_by_time/,
      ),
    ]);
    database.close();
  });

  it('B5 API-42 is not remembered if it was refused', async () => {
    expect((await create('mine', 'key-refused')).status).toBe(409);
    expect((await create('now-free', 'key-refused')).status).toBe(201);
  });
});
