import { MarketplaceConflictError } from '@advantage/marketplace-form';
import type { ListAnswer } from '@advantage/referrals';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { localConfig } from '../../packages/console-app/src/config/localConfig.ts';
import { parseConfig } from '../../packages/console-app/src/config/parseConfig.ts';
import { createHttpGateways, type HttpGateways } from '../../packages/console-kit/src/http.ts';
import type { OpenApiDocument } from '../../packages/local-backend/src/openapi/document.ts';
import {
  startTestBackend,
  type TestBackend,
} from '../../packages/local-backend/src/testing/startTestBackend.ts';
import { createContractFetch } from './openApi.ts';

// Makes every call of the console, through its own gateways, to the running services. A response that the OpenAPI
// document doesn't describe is a violation, and so is an undocumented request that the services accept.
const { signal } = new AbortController();
const send = globalThis.fetch;
let backend: TestBackend;
let document: OpenApiDocument;
let contract: ReturnType<typeof createContractFetch>;
let admin: HttpGateways;
let agent: HttpGateways;
/** A user whose token every service rejects. */
let forger: HttpGateways;

beforeAll(async () => {
  backend = await startTestBackend();
  document = (await (await backend.get('/openapi.json')).json()) as OpenApiDocument;
  contract = createContractFetch(document, send);
  const tokens = await Promise.all(['admin', 'agency-admin'].map((person) => backend.bearer(person)));
  // The gateways keep the `fetch` that is current when they are created.
  vi.stubGlobal('fetch', contract.fetch);
  const config = parseConfig(localConfig({ backendUrl: backend.url }));
  [admin, agent, forger] = [...tokens, 'Bearer a.b.c'].map((header) =>
    createHttpGateways({ ...config, session: { getToken: async () => header.replace('Bearer ', '') } }),
  ) as [HttpGateways, HttpGateways, HttpGateways];
});

afterEach(() => {
  expect(contract.violations.splice(0)).toEqual([]);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await backend.close();
});

const rowsOf = (answer: ListAnswer) => (answer.unchanged ? [] : answer.page.rows);
const available = async (type: string) => {
  const answer = await admin.referrals.available({ sort: 'addDate', size: 100 }, { signal });
  const row = rowsOf(answer).find((each) => each.opportunityType === type && each.dynamicPrice !== null);
  if (!row) throw new Error(`No available ${type}.`);
  return row;
};
const claimOf = (expectedPrice: number) =>
  ({ username: 'agency-admin', method: 'CLAIM', expectedPrice }) as const;

describe('the lists', () => {
  const filters = { state: 'TX', addDate: '11/01/2020' };

  it('API-28 API-9 to API-15 return all opportunities, with every sort and filter', async () => {
    const sorts = ['addDate', 'category', 'industry', 'noOfEmployees', 'yearsInBusiness', 'estimatedPremium'];
    for (const sort of [...sorts, 'city', 'status', 'marketplaceExpirationDate', 'businessLines']) {
      for (const order of ['asc', 'desc'] as const) {
        const answer = await agent.referrals.list({ sort, order, filters, showClaimed: false }, { signal });
        for (const row of rowsOf(answer)) expect(row.state).toBe('TX');
      }
    }
    expect(rowsOf(await agent.referrals.list({ page: 1, size: 10 }, { signal }))).toHaveLength(10);
  });

  it('API-27 return the opportunities of one user', async () => {
    const answer = await agent.referrals.list({ username: 'agency-admin' }, { signal });
    expect(answer).toMatchObject({ unchanged: false, page: { rejected: 0 } });
  });

  it('API-22 API-24 API-25 API-29 return recent, available, purchased and acquired referrals', async () => {
    expect(rowsOf(await agent.referrals.recent({ signal })).length).toBeGreaterThan(5);
    expect(rowsOf(await agent.referrals.available({ username: 'agency-admin' }, { signal }))).not.toEqual([]);
    expect(rowsOf(await agent.referrals.available({}, { signal })).length).toBeLessThanOrEqual(20);
    const sort = { sort: 'lastModDate', order: 'desc' } as const;
    expect(rowsOf(await admin.referrals.purchased(sort, { signal })).length).toBeGreaterThan(5);
    const acquired = await agent.referrals.acquired(
      { username: 'agency-admin', sort: 'lastName' },
      { signal },
    );
    expect(acquired).toMatchObject({ unchanged: false });
  });

  it('D6 report an unchanged page by its ETag', async () => {
    const first = await agent.referrals.list({}, { signal });
    const etag = first.unchanged ? undefined : first.etag;
    expect(await agent.referrals.list({}, { signal, etag })).toMatchObject({ unchanged: true });
  });

  it('API-24 ERR-4 refuse an unknown sort field', async () => {
    const { list, available } = agent.referrals;
    for (const ask of [
      () => list({ sort: 'gender' }, { signal }),
      () => list({ sort: 'gender', username: 'agency-admin' }, { signal }),
      () => available({ sort: 'gender' }, { signal }),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 400 });
  });

  it.each(['list', 'recent', 'available', 'purchased', 'acquired'] as const)(
    'ERR-3 log "Not Authorized" for a forged token: %s',
    async (name) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const query = { username: 'agency-admin' };
      const call =
        name === 'recent' ? forger.referrals.recent({ signal }) : forger.referrals[name](query, { signal });
      await expect(call).rejects.toMatchObject({ status: 401 });
      expect(warn).toHaveBeenCalledWith('Not Authorized');
    },
  );
});

describe('one referral', () => {
  it('API-26 ERR-2 is returned, or null if it does not exist', async () => {
    const { opportunityId } = await available('CIR');
    expect(await agent.referrals.get(opportunityId, { signal })).toMatchObject({ opportunityId });
    expect(await agent.referrals.get('no-such-one', { signal })).toBeNull();
    await expect(forger.referrals.get(opportunityId, { signal })).rejects.toMatchObject({ status: 401 });
  });

  it('CLM-1 CLM-7 is claimed only at the current price and for the signed-in user', async () => {
    const { opportunityId, dynamicPrice } = await available('CIR');
    const price = dynamicPrice ?? 0;
    const { claim } = agent.referrals;
    expect(await claim?.(opportunityId, claimOf(price + 1), { signal })).toMatchObject({
      kind: 'refused',
      reason: 'PRICE_CHANGED',
    });
    expect(await claim?.(opportunityId, claimOf(price), { signal })).toMatchObject({ kind: 'claimed' });
    await expect(
      claim?.(opportunityId, { ...claimOf(price), username: 'producer' }, { signal }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(forger.referrals.claim?.(opportunityId, claimOf(price), { signal })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('lookups', () => {
  const dead = async (call: Promise<unknown> | undefined) =>
    expect(call).rejects.toMatchObject({ status: 401 });

  it('API-23 API-31 return referral sources and an optional location', async () => {
    expect((await admin.marketplaces.referralSources()).length).toBeGreaterThan(3);
    expect(await agent.referrals.locate?.({ signal })).toBeNull();
    await dead(forger.marketplaces.referralSources());
    await dead(forger.referrals.locate?.({ signal }));
  });

  it('API-30 return a street view picture, or 404', async () => {
    const rows = rowsOf(await admin.referrals.purchased({ size: 100 }, { signal }));
    const { searchId } = rows.find((row) => row.searchId !== null) ?? {};
    const picture = await contract.fetch(agent.referrals.streetViewUrl?.(searchId ?? '') ?? '');
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
    expect((await contract.fetch(agent.referrals.streetViewUrl?.('none') ?? '')).status).toBe(404);
  });

  it('API-32 ERR-5 ERR-6 return a user, or an empty object on failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await agent.lookUpUser('agency-admin', signal)).toMatchObject({ firstName: 'Dana' });
    expect(await admin.lookUpUser('nobody', signal)).toEqual({});
    expect(await forger.lookUpUser('agency-admin', signal)).toEqual({});
  });

  it('API-38 API-39 return agencies and industry codes', async () => {
    expect(await admin.marketplaces.findAgency('104882')).toMatchObject({ fulcrumId: 104_882 });
    expect(await admin.marketplaces.findAgency('1')).toBeUndefined();
    expect((await admin.marketplaces.industryCodes()).length).toBeGreaterThan(900);
    await dead(forger.marketplaces.findAgency('104882'));
    await dead(forger.marketplaces.industryCodes());
  });
});

describe('marketplaces', () => {
  it('API-33 API-34 API-36 BCK-14 are listed, read and updated if the version is current', async () => {
    const [first] = (await admin.marketplaces.list()).rows;
    const read = await admin.marketplaces.get(Number(first?.id));
    if (!read) throw new Error('No marketplace.');
    const { marketplace, etag } = read;
    await admin.marketplaces.update({ ...marketplace, legalEntityName: 'Quite Another, LLC' }, etag);
    await expect(admin.marketplaces.update(marketplace, etag)).rejects.toBeInstanceOf(
      MarketplaceConflictError,
    );
    expect(await admin.marketplaceHistory?.versions(Number(first?.id))).toMatchObject([
      { version: 2, marketplace: { legalEntityName: 'Quite Another, LLC' } },
      { version: 1 },
    ]);
    expect(await admin.marketplaces.get(999_999)).toBeUndefined();
  });

  it('MKF-24 test a delivery with unsaved settings', async () => {
    const settings = { way: 'email' as const, emailRecipients: ['a@example.com'], emailBccRecipients: [] };
    expect(await admin.deliveryTest?.send(settings)).toMatchObject({ status: null, problem: null });
    await expect(agent.deliveryTest?.send(settings)).rejects.toMatchObject({ status: 403 });
  });

  it('API-35 API-37 MKL-21 are created and reordered', async () => {
    const created = await admin.marketplaces.create({ marketplaceName: 'Made by the contract' });
    await expect(admin.marketplaces.create({ marketplaceName: ' ' })).rejects.toMatchObject({ status: 400 });
    const { rows, etag } = await admin.marketplaces.list();
    const order = rows.map(({ id }) => Number(id)).filter((id) => id !== created.id);
    const places = [created.id, ...order].map((id, index) => ({ id, priority: index + 1 }));
    await admin.marketplaces.reorder(places, etag);
    expect((await admin.marketplaces.list()).rows[0]).toEqual(expect.objectContaining({ id: created.id }));
    await expect(admin.marketplaces.reorder(places, etag)).rejects.toBeInstanceOf(MarketplaceConflictError);
    await expect(admin.marketplaces.reorder(places.slice(1))).rejects.toMatchObject({ status: 409 });
  });

  it('BCK-5 ERR-4 are available to admins only', async () => {
    await expect(agent.marketplaces.list()).rejects.toMatchObject({ status: 403 });
    await expect(agent.marketplaces.get(1)).rejects.toMatchObject({ status: 403 });
    await expect(agent.marketplaces.update({ id: 1, marketplaceName: 'x' })).rejects.toMatchObject({
      status: 403,
    });
    await expect(forger.marketplaces.list()).rejects.toMatchObject({ status: 401 });
    await expect(forger.marketplaceHistory?.versions(1)).rejects.toMatchObject({ status: 401 });
  });
});

describe('feature flags', () => {
  const draft = { name: 'contract', description: 'Made by the contract.', enabled: false };

  it('API-40 to API-43 are listed, read, created and updated', async () => {
    const created = await admin.featureFlags.create(draft);
    expect(await admin.featureFlags.update({ ...created, enabled: true })).toMatchObject({ enabled: true });
    expect(await agent.featureFlags.get('contract')).toMatchObject({ name: 'contract', enabled: true });
    expect((await agent.featureFlags.list()).flags.length).toBe(2);
  });

  it('BCK-5 ERR-22 ERR-23 give a reason when a call is refused', async () => {
    await expect(admin.featureFlags.create(draft)).rejects.toThrow(/contract/);
    await expect(agent.featureFlags.create({ ...draft, name: 'other' })).rejects.toThrow(
      "Your role doesn't allow this.",
    );
    await expect(agent.featureFlags.update({ ...draft, id: 1 })).rejects.toMatchObject({ status: 403 });
    await expect(agent.featureFlags.get('missing')).rejects.toMatchObject({ status: 404 });
    await expect(forger.featureFlags.list()).rejects.toMatchObject({ status: 401 });
  });
});

it('T5 every documented operation has succeeded and failed at least once', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const seen = (isWanted: (status: number) => boolean) =>
    new Set(contract.calls.filter(({ status }) => isWanted(status)).map(({ operation }) => operation));
  expect(operations.filter((each) => !seen((status) => status < 300).has(each))).toEqual([]);
  expect(operations.filter((each) => !seen((status) => status >= 400).has(each))).toEqual([]);
});
