import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';

let backend: TestBackend;
let authorization: string;
let hoursLater = 0;

beforeAll(async () => {
  // The services' clock alone: a token would not outlive these hours.
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

  it('B5 API-42 creates once even when both requests are under way', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create('parallel', 'key-parallel')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('B5 API-42 refuses the same key for another request, and a key of no use', async () => {
    await create('first', 'key-reused');
    expect((await create('second', 'key-reused')).status).toBe(422);
    expect((await create('third', 'short')).status).toBe(400);
  });

  it('B5 API-42 remembers per person', async () => {
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

  it('B5 API-42 does not remember a refusal', async () => {
    expect((await create('mine', 'key-refused')).status).toBe(409);
    expect((await create('now-free', 'key-refused')).status).toBe(201);
  });
});
