import { MarketplaceConflictError } from '@advantage/marketplace-form';
import { buildMarketplace } from '@advantage/marketplace-form/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNetwork, json } from '../testing/services.ts';
import { createCoreApi } from './coreApi.ts';
import { createMarketplaceGateway } from './createMarketplaceGateway.ts';

const base = 'https://core.example.com/base/api/v3/marketplaces';
const marketplace = { ...buildMarketplace({ id: 7 }), shadow: 'kept' };
const bearer = { authorization: 'Bearer token-1', 'content-type': 'application/json' };

const begin = (answer: () => Response) => {
  const { options, calls } = createNetwork(answer);
  return { calls, gateway: createMarketplaceGateway(createCoreApi(options), options) };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the marketplace gateway', () => {
  it('API-33 API-4 API-8 lists marketplaces', async () => {
    const { gateway, calls } = begin(() => json([marketplace]));
    expect(await gateway.list()).toEqual({ rows: [marketplace] });
    expect(calls[0]).toMatchObject({ method: 'GET', url: base, headers: bearer });
  });

  it('D-29 omits a row that cannot be read and logs none of its values', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { gateway } = begin(() => json([{ id: 'secret' }, marketplace]));
    expect(await gateway.list()).toEqual({ rows: [marketplace] });
    expect(String(warn.mock.calls)).toContain('Row 0');
    expect(String(warn.mock.calls)).not.toContain('secret');
  });

  it('MKL-18 keeps a row with invalid fields and sends those fields back unchanged', async () => {
    const odd = { ...marketplace, priority: 'first', riskAppetite: { stateCodes: 'GA', hash: 1 } };
    const rows = [odd, marketplace];
    expect(await begin(() => json(rows)).gateway.list()).toEqual({ rows });
    const { gateway, calls } = begin(() => json(odd, { headers: { etag: '"v1"' } }));
    const read = await gateway.get(7);
    if (!read) throw new Error('It is there.');
    expect(read.unreadableFields?.map(({ label }) => label)).toEqual(['Priority', 'States']);
    expect(read.marketplace.riskAppetite).toEqual({ hash: 1 });
    await gateway.update({ ...read.marketplace, enabled: false }, read.etag);
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { ...odd, enabled: false } });
  });

  it('ERR-1 returns an empty list for a 404', async () => {
    expect(await begin(() => json({}, { status: 404 })).gateway.list()).toEqual({ rows: [] });
  });

  it('API-34 D-26 DAT-24 gets a marketplace with its version and every field', async () => {
    const { gateway, calls } = begin(() => json(marketplace, { headers: { etag: '"v1"' } }));
    expect(await gateway.get(7)).toEqual({ marketplace, etag: '"v1"' });
    expect(calls[0]).toMatchObject({ method: 'GET', url: `${base}/7` });
  });

  it('ERR-2 returns undefined for a 404', async () => {
    expect(await begin(() => json({}, { status: 404 })).gateway.get(7)).toBeUndefined();
  });

  it('API-35 creates a marketplace', async () => {
    const { gateway, calls } = begin(() => json(marketplace, { status: 201 }));
    const { id: _id, ...draft } = marketplace;
    expect(await gateway.create(draft)).toEqual(marketplace);
    expect(calls[0]).toMatchObject({ method: 'POST', url: base, body: draft });
  });

  it('API-44 sends the idempotency key with every write', async () => {
    const { gateway, calls } = begin(() => json(marketplace));
    await gateway.create(marketplace, { idempotencyKey: 'key-00000001' });
    await gateway.update(marketplace, '"v1"', { idempotencyKey: 'key-00000002' });
    await gateway.reorder([{ id: 7, priority: 1 }], '"v1"', { idempotencyKey: 'key-00000003' });
    const keys = calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['key-00000001', 'key-00000002', 'key-00000003']);
  });

  it('API-36 D-26 updates a marketplace with the full object and the version that was read', async () => {
    const { gateway, calls } = begin(() => json(marketplace));
    await gateway.update(marketplace, '"v1"');
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: `${base}/7`,
      body: marketplace,
      headers: { 'if-match': '"v1"' },
    });
  });

  it('MKS-23 sends a 64-bit integer back digit for digit', async () => {
    const text = '{"id":7,"marketplaceName":"Acme","ledgerId":9223372036854775807}';
    const bodies: unknown[] = [];
    const { options } = createNetwork(() => new Response(text));
    const core = createCoreApi({
      ...options,
      fetch: (input, init) => {
        if (init?.body) bodies.push(init.body);
        return options.fetch(input, { ...init, body: null });
      },
    });
    const gateway = createMarketplaceGateway(core, options);
    const read = await gateway.get(7);
    if (!read) throw new Error('There is a marketplace.');
    await gateway.update(read.marketplace);
    expect(bodies).toEqual([expect.stringContaining('"ledgerId":9223372036854775807')]);
  });

  it('D-26 updates without a version if the server sent none', async () => {
    const { gateway, calls } = begin(() => new Response(null, { status: 204 }));
    await gateway.update(marketplace);
    expect(calls[0]?.headers).not.toHaveProperty('if-match');
  });

  it('D-26 rejects with a conflict error for a 412', async () => {
    await expect(
      begin(() => json({}, { status: 412 })).gateway.update(marketplace, '"v1"'),
    ).rejects.toBeInstanceOf(MarketplaceConflictError);
  });

  it('ERR-28 includes the reason and the request ID for a 412', async () => {
    const answer = { detail: 'Someone saved it a minute ago.', requestId: '5f0c' };
    await expect(
      begin(() => json(answer, { status: 412 })).gateway.update(marketplace, '"v1"'),
    ).rejects.toMatchObject({ reason: answer.detail, requestId: answer.requestId });
  });

  it('MKS-24 sends the idempotency key with a save', async () => {
    const { gateway, calls } = begin(() => json(marketplace));
    await gateway.create(marketplace, { idempotencyKey: 'key-of-a-create' });
    await gateway.update(marketplace, '"v1"', { idempotencyKey: 'key-of-an-update' });
    expect(calls.map(({ headers }) => headers)).toMatchObject([
      { 'idempotency-key': 'key-of-a-create' },
      { 'idempotency-key': 'key-of-an-update' },
    ]);
  });

  it.each([400, 409, 422])('ERR-28 includes the reason for a %i', async (status) => {
    const { gateway } = begin(() => json({ detail: 'The phone number is in use.' }, { status }));
    const reason = { status, reason: 'The phone number is in use.' };
    await expect(gateway.create(marketplace)).rejects.toMatchObject(reason);
    await expect(gateway.update(marketplace)).rejects.toMatchObject(reason);
  });

  it('API-37 reorders marketplaces', async () => {
    const { gateway, calls } = begin(() => new Response(null, { status: 204 }));
    await gateway.reorder([{ id: 7, priority: 1 }]);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: `${base}/priorities`,
      body: [{ id: 7, priority: 1 }],
    });
    expect(calls[0]?.headers).not.toHaveProperty('if-match');
  });

  it('MKL-21 lists marketplaces with the version of their order, reorders that one, and rejects a 412 as a conflict', async () => {
    let status = 200;
    const { gateway, calls } = begin(() => json([marketplace], { status, headers: { etag: '"v1"' } }));
    const { etag } = await gateway.list();
    await gateway.reorder([{ id: 7, priority: 1 }], etag);
    expect(calls[1]?.headers).toMatchObject({ 'if-match': '"v1"' });
    status = 412;
    const late = gateway.reorder([{ id: 7, priority: 1 }], etag);
    await expect(late).rejects.toBeInstanceOf(MarketplaceConflictError);
    await expect(late).rejects.toThrow('The order was changed by someone else.');
  });

  it.each([400, 401, 403, 409, 500])('ERR-4 rejects with status %i', async (status) => {
    const { gateway } = begin(() => json({}, { status }));
    await expect(gateway.list()).rejects.toMatchObject({ status });
    await expect(gateway.get(7)).rejects.toMatchObject({ status });
    await expect(gateway.update(marketplace)).rejects.toMatchObject({ status });
  });
});

describe('form lookups', () => {
  const agency = { name: 'Harbor Point', fulcrumId: 104_882 };

  it('API-38 return the first agency with an ID', async () => {
    const { gateway, calls } = begin(() => json({ content: [agency, { name: 'x', fulcrumId: 1 }] }));
    expect(await gateway.findAgency('104882')).toEqual(agency);
    expect(calls[0]?.url).toBe('https://core.example.com/base/api/v3/agencies?fulcrumId=104882');
  });

  it.each([
    ['404', () => json({}, { status: 404 })],
    ['an empty list', () => json({ content: [] })],
    ['no list', () => json({})],
  ])('ERR-1 return no agency for %s', async (_what, answer) => {
    expect(await begin(answer).gateway.findAgency('1')).toBeUndefined();
  });

  it('API-39 return the industry codes', async () => {
    const { gateway, calls } = begin(() => json([{ code: '722511' }]));
    expect(await gateway.industryCodes()).toEqual([{ code: '722511' }]);
    expect(calls[0]?.url).toBe('https://core.example.com/base/api/v1/industry/codes/6D');
  });

  it('API-23 return the referral sources from the referral service', async () => {
    const { gateway, calls } = begin(() => json([{ sourceName: 'direct-call' }]));
    expect(await gateway.referralSources()).toEqual([{ sourceName: 'direct-call' }]);
    expect(calls[0]).toMatchObject({
      url: 'https://referral.example.com/api/v3/opportunity/sources',
      headers: { authorization: 'Bearer token-1' },
    });
  });
});
