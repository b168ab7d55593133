import { SourceError } from '@advantage/referrals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { basic, createNetwork, json } from '../testing/services.ts';
import { createReferralSource } from './createReferralSource.ts';

const { signal } = new AbortController();
const wireReferral = (fields: object) => ({
  opportunityType: 'CIR',
  marketplaceStatus: 'Available',
  addDate: '2026-11-20T16:02:00Z',
  ...fields,
});
const page = { content: [wireReferral({ opportunityId: 'r-1' })], totalElements: 1, numberOfElements: 1 };
const bearer = 'Bearer token-1';
const base = 'https://referral.example.com/api/v1';

const begin = (answer: () => Response | Promise<Response> = () => json(page)) => {
  const network = createNetwork(answer);
  return { ...network, source: createReferralSource(network.options) };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the referral source', () => {
  it('API-28 API-9 API-10 API-12 fetches all opportunities', async () => {
    const { source, calls } = begin();
    const answer = await source.list(
      { sort: 'estimatedPremium', order: 'asc', page: 2, filters: { state: 'TX' } },
      { signal },
    );
    expect(calls[0]).toMatchObject({
      method: 'GET',
      url: `${base}/marketplace-opportunities?page=2&size=25&sort=premium%2Casc&state=TX`,
      headers: { authorization: basic, accept: 'application/json' },
    });
    expect(answer).toMatchObject({ unchanged: false, page: { total: 1, rows: [{ opportunityId: 'r-1' }] } });
  });

  it('API-27 puts the user name into the path, not into a parameter', async () => {
    const { source, calls } = begin();
    await source.list({ username: 'maya o/k' }, { signal });
    expect(calls[0]?.url).toBe(`${base}/marketplace-opportunities/maya%20o%2Fk?page=0&size=25`);
    expect(calls[0]?.headers.authorization).toBe(basic);
  });

  it('API-22 REC-4 fetches the recent list', async () => {
    const { source, calls } = begin();
    await source.recent({ signal });
    expect(calls[0]).toMatchObject({
      method: 'GET',
      url: `${base}/opportunity/recent-referral`,
      headers: { authorization: bearer },
    });
  });

  it('API-24 API-13 API-19 fetches the available list', async () => {
    const { source, calls } = begin();
    await source.available({ username: 'maya', size: 25 }, { signal });
    expect(calls[0]).toMatchObject({
      url: `${base}/opportunity/available-referral?page=0&size=20&username=maya`,
      headers: { authorization: bearer },
    });
  });

  it('API-25 fetches the purchased list', async () => {
    const { source, calls } = begin();
    await source.purchased({ sort: 'lastModDate' }, { signal });
    expect(calls[0]).toMatchObject({
      url: `${base}/opportunity/purchased-referral?page=0&size=25&sort=lastModDate%2Cdesc`,
      headers: { authorization: bearer },
    });
  });

  it('API-29 API-21 fetches the acquired list with a POST and the user name in the body', async () => {
    const { source, calls } = begin();
    await source.acquired({ username: 'maya', sort: 'lastName', order: 'asc', page: 1 }, { signal });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: `${base}/acquired-marketplace-opportunities?page=1&size=25&sort=lastName%2Casc`,
      headers: { authorization: basic, 'content-type': 'application/json' },
      body: { username: 'maya' },
    });
  });

  it('API-26 fetches a single referral without an authorization header', async () => {
    const { source, calls } = begin(() => json(wireReferral({ opportunityId: 'r/7' })));
    expect(await source.get('r/7', { signal })).toMatchObject({ opportunityId: 'r/7' });
    expect(calls[0]?.url).toBe(`${base}/opportunity/r%2F7`);
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('API-31 fetches the geo-location', async () => {
    const { source, calls } = begin(() => json({ state: 'OH' }));
    expect(await source.locate?.({ signal })).toBe('OH');
    expect(calls[0]).toMatchObject({
      method: 'GET',
      url: 'https://fulcrum.example.com/api/v1/geo-location',
      body: undefined,
    });
  });

  it('API-30 builds the URL of a street view', () => {
    expect(begin().source.streetViewUrl?.('a b')).toBe(
      'https://fulcrum.example.com/api/v1/street-view/a%20b',
    );
  });
});

describe('a list', () => {
  it('sends the known ETag and reports a 304 as unchanged', async () => {
    const { source, calls } = begin(() => new Response(null, { status: 304 }));
    expect(await source.list({}, { signal, etag: '"v1"' })).toMatchObject({ unchanged: true });
    expect(calls[0]?.headers['if-none-match']).toBe('"v1"');
  });

  it('returns the ETag', async () => {
    const { source } = begin(() => json(page, { headers: { etag: '"v2"' } }));
    expect(await source.recent({ signal })).toMatchObject({ etag: '"v2"' });
  });

  const lists = ['list', 'available', 'purchased', 'acquired', 'recent'] as const;
  const load = (name: (typeof lists)[number], status: number) => {
    const { source } = begin(() => json({}, { status }));
    if (name === 'recent') return source.recent({ signal });
    return name === 'acquired'
      ? source.acquired({ username: 'maya' }, { signal })
      : source[name]({}, { signal });
  };

  it.each(lists)('ERR-3 logs a 401 and rejects with it: %s', async (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(load(name, 401)).rejects.toMatchObject({ kind: 'http', status: 401 });
    expect(warn).toHaveBeenCalledExactlyOnceWith('Not Authorized');
  });

  it.each(lists.flatMap((name) => [403, 404, 429, 500, 503].map((status) => [name, status] as const)))(
    'ERR-1 ERR-4 rejects and logs nothing: %s, status %i',
    async (name, status) => {
      const warn = vi.spyOn(console, 'warn');
      await expect(load(name, status)).rejects.toMatchObject({ kind: 'http', status });
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('ERR-4 rejects when the service cannot be reached', async () => {
    const { source } = begin(() => Promise.reject(new TypeError('failed')));
    await expect(source.purchased({}, { signal })).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('a single referral', () => {
  it.each([404, 410])('ERR-2 is null for status %i', async (status) => {
    expect(await begin(() => json({}, { status })).source.get('r-1', { signal })).toBeNull();
  });

  it('ERR-4 rejects with any other error', async () => {
    await expect(begin(() => json({}, { status: 500 })).source.get('r-1', { signal })).rejects.toBeInstanceOf(
      SourceError,
    );
  });

  it('ERR-4 rejects when the response is not a referral', async () => {
    await expect(begin(() => json([])).source.get('r-1', { signal })).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});
