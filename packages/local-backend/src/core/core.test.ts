import {
  agencyPageSchema,
  industryCodeSchema,
  type Marketplace,
  marketplaceSchema,
  marketplaceVersionSchema,
} from '@advantage/marketplace-form/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRandom } from '../seed/random.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { industryTitle } from './industries.ts';

let backend: TestBackend;
let authorization: string;

beforeAll(async () => {
  backend = await startTestBackend({ referrals: 10 });
  authorization = await backend.bearer('admin');
});
afterAll(() => backend.close());

const path = '/api/v3/marketplaces';
const get = (rest = '') => backend.get(`${path}${rest}`, { authorization });
const post = (rest: string, body: unknown, headers: Record<string, string> = {}) =>
  backend.post(`${path}${rest}`, body, { authorization, ...headers });
const list = async (): Promise<readonly Marketplace[]> => (await get()).json();
const one = async (id: number): Promise<Marketplace> => (await get(`/${id}`)).json();

describe('the marketplaces', () => {
  it('API-33 are at least forty, in order of priority', async () => {
    const marketplaces = z.array(marketplaceSchema).parse(await list());
    expect(marketplaces.length).toBeGreaterThanOrEqual(40);
    expect(marketplaces.map(({ priority }) => priority)).toEqual(marketplaces.map((_, index) => index + 1));
    expect(marketplaces.some(({ agencyId }) => agencyId)).toBe(true);
    expect(marketplaces.some(({ enabled }) => !enabled)).toBe(true);
  });

  it('B4 API-34 BCK-14 have an ETag that changes with them and detects lost updates', async () => {
    const first = await get('/3');
    const etag = first.headers.get('etag') ?? '';
    const marketplace: Marketplace = await first.json();
    expect((await backend.get(`${path}/3`, { authorization, 'if-none-match': etag })).status).toBe(304);
    const updated = await post('/3', { ...marketplace, generic: !marketplace.generic }, { 'if-match': etag });
    expect(updated.status).toBe(200);
    expect(updated.headers.get('etag')).not.toBe(etag);
    expect((await get('/3')).headers.get('etag')).toBe(updated.headers.get('etag'));
    const stale = await post('/3', marketplace, { 'if-match': etag });
    expect(stale.status).toBe(412);
    expect((await one(3)).generic).toBe(!marketplace.generic);
    expect((await post('/3', marketplace, { 'if-match': '*' })).status).toBe(200);
    expect((await post('/3', marketplace)).status).toBe(200);
  });

  it.each(['switch', 'order'] as const)(
    'MKI-32 BCK-14 can be saved after someone else changed the %s, which the save keeps',
    async (what) => {
      const read = await get('/4');
      const etag = read.headers.get('etag') ?? '';
      const marketplace: Marketplace = await read.json();
      if (what === 'switch') await post('/4', { ...marketplace, enabled: !marketplace.enabled });
      else {
        const reversed = (await list()).map(({ id }) => id).reverse();
        await post(
          '/priorities',
          reversed.map((id, index) => ({ id, priority: index + 1 })),
        );
      }
      const between = await one(4);
      expect(between).not.toEqual(marketplace);
      expect((await backend.get(`${path}/4`, { authorization, 'if-none-match': etag })).status).toBe(200);
      const saved = await post('/4', { ...marketplace, legalEntityName: what }, { 'if-match': etag });
      expect([saved.status, await saved.json()]).toEqual([200, { ...between, legalEntityName: what }]);
    },
  );

  it('MKI-32 can be switched on or off by a save', async () => {
    const read = await get('/4');
    const marketplace: Marketplace = await read.json();
    const turned = { ...marketplace, enabled: !marketplace.enabled };
    const saved = await post('/4', turned, { 'if-match': read.headers.get('etag') ?? '' });
    expect(await saved.json()).toEqual(turned);
  });

  it('API-35 MKS-21 get an ID and the last place when created', async () => {
    const before = await list();
    const response = await post('', {
      marketplaceName: 'Newcomer',
      enabled: false,
      riskAppetite: { stateCodes: ['TX'] },
    });
    expect(response.status).toBe(201);
    const created: Marketplace = await response.json();
    expect(created.priority).toBe(before.length + 1);
    expect(response.headers.get('location')).toBe(`${path}/${created.id}`);
    expect(created.riskAppetite?.riskAppetiteId).toEqual(expect.any(Number));
    expect(await one(created.id)).toEqual(created);
  });

  it('API-36 DAT-24 keep unknown fields at every level', async () => {
    const marketplace = await one(5);
    const strange = {
      ...marketplace,
      f3a9: { deep: [1, null, 'ü'] },
      riskAppetite: { ...marketplace.riskAppetite, '9c1e': '07:30' },
      individualEmailRecipientSettings: [{ emailAddress: 'a@example.com', '77ab': true }],
    };
    await post('/5', strange);
    const stored = await one(5);
    expect(stored).toMatchObject({ f3a9: { deep: [1, null, 'ü'] }, riskAppetite: { '9c1e': '07:30' } });
    expect(stored.individualEmailRecipientSettings?.[0]).toMatchObject({
      '77ab': true,
      marketplaceId: 5,
      id: expect.any(Number),
    });
    expect(await (await post('/5', stored)).json()).toEqual(stored);
  });

  it.each([
    ['without a version', false],
    ['with the version that was read', true],
  ])('B5 API-36 are unchanged when the same update is sent twice %s', async (_way, hasVersion) => {
    const send = async (body: unknown) => {
      const etag = (await get('/8')).headers.get('etag') ?? '';
      const answer = await post('/8', body, hasVersion ? { 'if-match': etag } : {});
      return { status: answer.status, etag: answer.headers.get('etag'), body: await answer.json() };
    };
    const update = {
      ...(await one(8)),
      legalEntityName: `Sent twice, ${hasVersion}`,
      emailRecipients: ['b@example.com', 'c@example.com'],
      individualEmailRecipientSettings: [
        { emailAddress: 'b@example.com' },
        { emailAddress: 'c@example.com' },
      ],
    };
    const first = await send(update);
    const all = await list();
    const history = await (await get('/8/versions')).json();
    expect(first).toMatchObject({ status: 200, body: { legalEntityName: update.legalEntityName } });
    expect(await send(update)).toEqual(first);
    expect(await one(8)).toEqual(first.body);
    expect(await list()).toEqual(all);
    expect(await (await get('/8/versions')).json()).toEqual(history);
  });

  it('API-36 keep the ID of an email address across updates and refuse duplicates', async () => {
    const marketplace = await one(6);
    const update = {
      ...marketplace,
      individualEmailRecipientSettings: [
        { emailAddress: 'B@example.com' },
        { emailAddress: 'c@example.com' },
      ],
    };
    const first: Marketplace = await (await post('/6', update)).json();
    const second: Marketplace = await (
      await post('/6', { ...update, individualEmailRecipientSettings: [{ emailAddress: 'b@example.com' }] })
    ).json();
    expect(second.individualEmailRecipientSettings?.[0]?.id).toBe(
      first.individualEmailRecipientSettings?.[0]?.id,
    );
    expect(
      (
        await post('/6', {
          ...update,
          individualEmailRecipientSettings: [
            { emailAddress: 'b@example.com' },
            { emailAddress: 'B@example.com' },
          ],
        })
      ).status,
    ).toBe(400);
  });

  it('API-36 keep their ID and priority in an update', async () => {
    const marketplace = await one(7);
    const response = await post('/7', { ...marketplace, id: 8, priority: 1 });
    expect(await response.json()).toMatchObject({ id: 7, priority: marketplace.priority });
  });

  it.each([
    ['without a name', { marketplaceName: ' ' }],
    ['with a list instead of a string', { marketplaceName: ['x'] }],
    ['if they are not an object', ['x']],
  ])('API-35 are refused %s', async (_name, body) => {
    expect((await post('', body)).status).toBe(400);
  });

  it.each(['9999', 'x', '-1', '1e1'])('ERR-2 return a 404 for the ID %s', async (id) => {
    expect((await get(`/${id}`)).status).toBe(404);
    expect((await post(`/${id}`, { marketplaceName: 'x' })).status).toBe(404);
  });
});

describe('the order of the marketplaces', () => {
  const orderOf = async () => (await list()).map(({ id }) => id);
  const asPriorities = (ids: readonly number[]) => ids.map((id, index) => ({ id, priority: index + 1 }));

  it('API-37 is replaced by the order that is sent', async () => {
    const reversed = (await orderOf()).reverse();
    const response = await post('/priorities', asPriorities(reversed));
    expect(response.status).toBe(200);
    expect(await orderOf()).toEqual(reversed);
  });

  it.each([
    ['leaves one out', (rows: { id: number; priority: number }[]) => rows.slice(1)],
    [
      'names one twice',
      (rows: { id: number; priority: number }[]) => [...rows.slice(1), ...rows.slice(1, 2)],
    ],
    [
      'has a gap',
      (rows: { id: number; priority: number }[]) =>
        rows.map((row) => ({ ...row, priority: row.priority + 1 })),
    ],
    [
      'gives one place twice',
      (rows: { id: number; priority: number }[]) => rows.map((row) => ({ ...row, priority: 1 })),
    ],
    [
      'names a stranger',
      (rows: { id: number; priority: number }[]) => [...rows.slice(1), { id: 9999, priority: 1 }],
    ],
  ])('API-37 is refused with 409 when it %s', async (_name, spoil) => {
    const before = await orderOf();
    expect((await post('/priorities', spoil(asPriorities(before)))).status).toBe(409);
    expect(await orderOf()).toEqual(before);
  });

  it('MKL-21 BCK-14 is replaced only where it is the order that If-Match names', async () => {
    const read = await get();
    const etag = read.headers.get('etag') ?? '';
    const ids = ((await read.json()) as readonly Marketplace[]).map(({ id }) => id);
    const moved = [...ids.slice(1), ...ids.slice(0, 1)];
    const changed = await post('/priorities', asPriorities(moved), { 'if-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).toBe((await get()).headers.get('etag'));
    const stale = await post('/priorities', asPriorities(ids), { 'if-match': etag });
    expect([stale.status, (await stale.json()).detail]).toEqual([
      412,
      'The order of the marketplaces was changed in the meantime.',
    ]);
    expect(await orderOf()).toEqual(moved);
    const current = changed.headers.get('etag') ?? '';
    for (const tags of [`W/${current}`, `${etag}, ${current}`, '*'])
      expect((await post('/priorities', asPriorities(moved), { 'if-match': tags })).status).toBe(200);
  });

  it('MKL-21 BCK-14 keeps its version where a marketplace is edited, and gets another where one is added', async () => {
    const read = await get();
    const etag = read.headers.get('etag') ?? '';
    const [first] = (await read.json()) as readonly Marketplace[];
    await post(`/${first?.id}`, { ...first, generic: !first?.generic, enabled: !first?.enabled });
    expect((await backend.get(path, { authorization, 'if-none-match': etag })).status).toBe(200);
    const order = asPriorities(await orderOf());
    expect((await post('/priorities', order, { 'if-match': etag })).status).toBe(200);
    await post('', { marketplaceName: 'Added in the meantime' });
    const all = asPriorities(await orderOf());
    expect((await post('/priorities', all, { 'if-match': etag })).status).toBe(412);
  });

  it('B4 API-37 BCK-2 stays a permutation under 500 concurrent reorders, some of them invalid', async () => {
    const ids = await orderOf();
    const random = createRandom(37);
    const wishes = Array.from({ length: 500 }, (_, turn) => {
      const wish = asPriorities(random.sample(ids, ids.length));
      return { wish: turn % 10 === 0 ? wish.slice(1) : wish, expected: turn % 10 === 0 ? 409 : 200 };
    });
    const statuses = await Promise.all(
      wishes.map(async ({ wish }) => {
        const response = await post('/priorities', wish);
        await response.body?.cancel();
        return response.status;
      }),
    );
    expect(statuses).toEqual(wishes.map(({ expected }) => expected));
    expect((await orderOf()).toSorted()).toEqual(ids.toSorted());
    expect((await list()).map(({ priority }) => priority)).toEqual(ids.map((_, index) => index + 1));
  });
});

describe('the form lookups', () => {
  const agency = async (id: string) =>
    agencyPageSchema.parse(
      await (await backend.get(`/api/v3/agencies?fulcrumId=${id}`, { authorization })).json(),
    );

  it('API-38 DAT-17 find the agency of a marketplace', async () => {
    const found = await agency('104882');
    expect(found.content).toEqual([
      {
        name: 'Harbor Point Insurance',
        fulcrumId: 104_882,
        address: { region: 'Southeast', regionCode: 'GA', zipCode: '31401' },
        contact: expect.objectContaining({
          name: 'Dana Whitfield',
          phone: expect.stringMatching(/^\d{10}$/),
        }),
      },
    ]);
    for (const { agencyId } of (await list()).filter((each) => each.agencyId))
      expect((await agency(String(agencyId))).content).toHaveLength(1);
  });

  it('API-38 ERR-1 return an empty list for an unknown ID and a 400 without a valid ID', async () => {
    expect((await agency('1')).content).toEqual([]);
    expect((await backend.get('/api/v3/agencies?fulcrumId=x', { authorization })).status).toBe(400);
    expect((await backend.get('/api/v3/agencies', { authorization })).status).toBe(400);
  });

  it('API-39 BCK-11 return every six-digit NAICS code', async () => {
    const codes = z
      .array(industryCodeSchema)
      .parse(await (await backend.get('/api/v1/industry/codes/6D', { authorization })).json());
    expect(codes.length).toBe(1057);
    expect(codes.every(({ code }) => /^\d{6}$/.test(code))).toBe(true);
    expect(industryTitle('722511')).toBe('Full-Service Restaurants');
  });
});

describe('the history of a marketplace', () => {
  const versions = async (id: number) => (await get(`/${id}/versions`)).json();

  it('MKS-20 lists who changed it and when, newest first, including the original', async () => {
    expect(await versions(20)).toEqual([]);
    const before = await one(20);
    await post('/20', { ...before, legalEntityName: 'First, LLC', deliveryApiKey: 'secret-key' });
    await post('/20', { ...before, legalEntityName: 'Second, LLC', deliveryApiKey: 'secret-key' });
    const [third, second, first, ...others] = z.array(marketplaceVersionSchema).parse(await versions(20));
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      version: 1,
      changedAt: null,
      changedBy: null,
      marketplace: { legalEntityName: before.legalEntityName },
    });
    expect(second).toMatchObject({ version: 2, marketplace: { legalEntityName: 'First, LLC' } });
    expect(third).toMatchObject({
      version: 3,
      changedBy: expect.stringMatching(/^\S+ \S+$/),
      changedAt: expect.any(Number),
      marketplace: { legalEntityName: 'Second, LLC' },
    });
    expect(JSON.stringify(await versions(20))).not.toContain('secret-key');
  });

  it('MKS-20 starts when the marketplace is created and ignores reorders and unchanged saves', async () => {
    const created: Marketplace = await (await post('', { marketplaceName: 'With a history' })).json();
    await post(`/${created.id}`, await one(created.id));
    expect(await versions(created.id)).toHaveLength(1);
    const all = await list();
    await post(
      '/priorities',
      all.map(({ id }, index) => ({ id, priority: all.length - index })),
    );
    expect(await versions(created.id)).toHaveLength(1);
    await post(`/${created.id}`, { ...(await one(created.id)), enabled: true });
    expect(await versions(created.id)).toHaveLength(2);
  });
});
