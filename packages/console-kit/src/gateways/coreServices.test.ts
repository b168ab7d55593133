import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNetwork, json } from '../testing/services.ts';
import { CoreApiError, createCoreApi } from './coreApi.ts';
import { createFeatureFlagGateway } from './createFeatureFlagGateway.ts';
import { lookUpUser } from './lookUpUser.ts';

const { signal } = new AbortController();
const flag = { id: 7, name: 'saved-views', description: 'Saved views', enabled: false, owner: 'console' };
const base = 'https://core.example.com/base/api/v3/feature-flag';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the Core API client', () => {
  const begin = (answer: () => Response | Promise<Response>) => {
    const network = createNetwork(answer);
    return { ...network, core: createCoreApi(network.options) };
  };

  it('API-4 API-8 sends the bearer token and the JSON content type', async () => {
    const { core, calls } = begin(() => json([], { headers: { etag: '"v1"' } }));
    expect(await core({ path: '/api/v3/marketplaces' })).toEqual({ json: [], version: '"v1"' });
    expect(calls[0]).toMatchObject({
      method: 'GET',
      url: 'https://core.example.com/base/api/v3/marketplaces',
      headers: { authorization: 'Bearer token-1', 'content-type': 'application/json' },
    });
  });

  it('D-26 sends the version that a change is based on', async () => {
    const { core, calls } = begin(() => new Response(null, { status: 204 }));
    expect(await core({ path: '/api/v3/marketplaces/1', body: { id: 1 }, version: '"v1"' })).toEqual({
      json: undefined,
      version: undefined,
    });
    expect(calls[0]).toMatchObject({ method: 'POST', body: { id: 1 }, headers: { 'if-match': '"v1"' } });
  });

  it.each([
    [
      'a problem with a detail',
      () => json({ title: 'Conflict', detail: 'The name is taken.' }, { status: 409 }),
      409,
      'The name is taken.',
    ],
    ['a problem with a title', () => json({ title: 'Conflict' }, { status: 409 }), 409, 'Conflict'],
    ['plain text', () => new Response('Try later', { status: 503 }), 503, 'Try later'],
    [
      'a page',
      () => new Response('<h1>x</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
      502,
      'The service answered with status 502.',
    ],
    [
      'broken JSON',
      () => new Response('{', { status: 500, headers: { 'content-type': 'application/json' } }),
      500,
      'The service answered with status 500.',
    ],
    ['nothing', () => new Response(null, { status: 500 }), 500, 'The service answered with status 500.'],
  ])('ERR-22 rejects with a message if the response is %s', async (_what, answer, status, message) => {
    const error = await begin(answer)
      .core({ path: '/x' })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CoreApiError);
    expect(error).toMatchObject({ status, message });
  });

  it.each([
    ['the body', () => json({ detail: 'No.', requestId: 'r-1' }, { status: 400 })],
    ['a header', () => new Response('No.', { status: 400, headers: { 'x-request-id': 'r-1' } })],
  ])('ERR-28 reads the request ID from %s', async (_where, answer) => {
    await expect(begin(answer).core({ path: '/x' })).rejects.toMatchObject({
      requestId: 'r-1',
      reason: 'No.',
    });
  });

  it('ERR-28 has no reason if the service sends none', async () => {
    const { core } = begin(() => new Response(null, { status: 500 }));
    await expect(core({ path: '/x' })).rejects.toMatchObject({ status: 500, reason: undefined });
  });

  it('ERR-4 rejects when the service cannot be reached', async () => {
    const { core } = begin(() => Promise.reject(new TypeError('failed')));
    await expect(core({ path: '/x' })).rejects.toMatchObject({
      status: 0,
      message: 'The service could not be reached.',
    });
  });

  it('rejects with the abort reason if the call is aborted', async () => {
    const ended = AbortSignal.abort(new Error('left the page'));
    const { core } = begin(() => Promise.reject(ended.reason));
    await expect(core({ path: '/x' }, ended)).rejects.toThrow('left the page');
  });
});

describe('the feature flag gateway', () => {
  const begin = (answer: () => Response) => {
    const { options, calls } = createNetwork(answer);
    return { calls, gateway: createFeatureFlagGateway(createCoreApi(options)) };
  };

  it('API-40 lists flags', async () => {
    const { gateway, calls } = begin(() => json([flag]));
    expect((await gateway.list()).flags).toEqual([flag]);
    expect(calls[0]).toMatchObject({ method: 'GET', url: base });
  });

  it('API-41 gets a flag by name', async () => {
    const { gateway, calls } = begin(() => json(flag));
    expect(await gateway.get('a/b')).toEqual(flag);
    expect(calls[0]).toMatchObject({ method: 'GET', url: `${base}/a%2Fb` });
  });

  it('API-42 creates a flag', async () => {
    const { gateway, calls } = begin(() => json(flag, { status: 201 }));
    const draft = { name: 'saved-views', description: 'Saved views', enabled: false };
    expect(await gateway.create(draft)).toEqual(flag);
    expect(calls[0]).toMatchObject({ method: 'POST', url: base, body: draft });
  });

  it('API-43 FLG-17 DAT-24 updates a flag with all its fields except the edit marker', async () => {
    const { gateway, calls } = begin(() => json({ ...flag, enabled: true }));
    const edited = { ...flag, enabled: true, isEditing: true };
    expect(await gateway.update(edited)).toEqual({ ...flag, enabled: true });
    expect(calls[0]).toMatchObject({ method: 'POST', url: `${base}/7` });
    expect(calls[0]?.body).toEqual({ ...flag, enabled: true });
  });

  it('API-44 sends the idempotency key with both writes', async () => {
    const { gateway, calls } = begin(() => json(flag));
    const draft = { name: 'saved-views', description: 'Saved views', enabled: false };
    await gateway.create(draft, { idempotencyKey: 'key-00000001' });
    await gateway.update(flag, { idempotencyKey: 'key-00000002' });
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-00000001', 'key-00000002']);
    expect(calls[0]?.body).toEqual(draft);
  });

  it('API-43 returns the flag as sent if the server returns none', async () => {
    expect(await begin(() => new Response(null, { status: 204 })).gateway.update(flag)).toEqual(flag);
  });
});

describe('the user lookup', () => {
  const lookUp = (answer: () => Response) => {
    const { options, calls } = createNetwork(answer);
    return { calls, answer: lookUpUser(options, 'maya o', signal) };
  };

  it('API-32 returns the name, agency, city and state', async () => {
    const user = {
      firstName: 'Maya',
      lastName: 'Okafor',
      agencyName: 'Harbor Point',
      city: 'Savannah',
      state: 'GA',
    };
    const { answer, calls } = lookUp(() => json(user));
    expect(await answer).toEqual(user);
    expect(calls[0]).toMatchObject({
      url: 'https://identity.example.com/api/v3/user?username=maya+o',
      headers: { authorization: 'Bearer token-1' },
    });
  });

  it.each([
    ['ERR-5', 404, 'Not Found'],
    ['ERR-6', 401, 'Not Authorized'],
  ])('%s returns an empty object for status %i and logs a warning', async (_rule, status, log) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await lookUp(() => json({}, { status })).answer).toEqual({});
    expect(warn).toHaveBeenCalledExactlyOnceWith(log);
  });

  it('ERR-4 rejects with any other error', async () => {
    await expect(lookUp(() => json({}, { status: 500 })).answer).rejects.toMatchObject({ status: 500 });
  });
});
