import { describe, expect, it, vi } from 'vitest';
import { basic, createNetwork, json, testConfig } from '../testing/services.ts';
import { type AuthorizedFetch, createAuthorizedFetch } from './authorizedFetch.ts';

const lists = 'https://referral.example.com/api/v1/marketplace-opportunities?page=0';
const flags = 'https://core.example.com/base/api/v3/feature-flag';

describe('the authorization header', () => {
  it('API-3 is the bearer token of the signed-in user', async () => {
    const { options, calls } = createNetwork(() => json([]));
    await options.fetch(flags, {});
    expect(calls[0]?.headers.authorization).toBe('Bearer token-1');
  });

  it('API-3 API-5 is Basic with an empty password while nobody is signed in', async () => {
    const fetch = vi.fn<AuthorizedFetch>(async () => json([]));
    await createAuthorizedFetch({ config: testConfig, fetch })(flags, {});
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization')).toBe(basic);
  });

  it('API-5 encodes a non-ASCII user name as UTF-8', async () => {
    const fetch = vi.fn<AuthorizedFetch>(async () => json([]));
    await createAuthorizedFetch({ config: { ...testConfig, clientUsername: 'konsole-ü' }, fetch })(lists, {});
    const value = new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization') ?? '';
    expect(Buffer.from(value.replace('Basic ', ''), 'base64').toString()).toBe('konsole-ü:');
  });

  it('API-2 is omitted if the table says none', async () => {
    const { options, calls } = createNetwork(() => json({}));
    await options.fetch('https://referral.example.com/api/v1/opportunity/7', {});
    expect(calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each(['opportunity/all-referral', 'marketplace-opportunities', 'marketplace-opportunities/maya'])(
    'S7 is never a bearer token for %s in the default table',
    async (path) => {
      const { options, calls } = createNetwork(() => json([]));
      await options.fetch(`https://referral.example.com/api/v1/${path}`, {});
      expect(calls[0]?.headers.authorization).toBe(basic);
    },
  );

  it('AUT-11 requests a token that is valid for at least 20 s', async () => {
    const getToken = vi.fn(async () => 'token');
    await createAuthorizedFetch({ config: testConfig, session: { getToken }, fetch: async () => json([]) })(
      flags,
      {},
    );
    expect(getToken).toHaveBeenCalledExactlyOnceWith(20);
  });
});

describe('an authorized request', () => {
  it.each([
    'https://evil.example.org/api/v3/feature-flag',
    'http://core.example.com/base/api/v3/feature-flag',
    'https://core.example.com:8443/api',
    'https://core.example.com.evil.example.org/api',
    'https://core.example.com@evil.example.org/api',
    'https://login.example.com/realms/advantage/account',
  ])('S7 is never sent to %s', async (url) => {
    const { options, calls } = createNetwork(() => json([]));
    await expect(options.fetch(url, {})).rejects.toThrow('no configured service');
    expect(calls).toEqual([]);
  });

  it('S7 follows no redirect and sends no cookie', async () => {
    const { options, calls } = createNetwork(() => json([]));
    await options.fetch(flags, {});
    expect(calls[0]?.init).toMatchObject({ redirect: 'error', credentials: 'omit' });
  });
});

describe('a refused token', () => {
  it('is reported when it was a bearer', async () => {
    const { options, refused } = createNetwork(() => json({}, { status: 401 }));
    await options.fetch(flags, {});
    expect(refused).toHaveLength(1);
  });

  it('is not reported for a basic header', async () => {
    const { options, refused } = createNetwork(() => json({}, { status: 401 }));
    await options.fetch(lists, {});
    expect(refused).toEqual([]);
  });
});
