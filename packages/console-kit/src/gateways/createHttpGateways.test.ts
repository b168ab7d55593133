import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnection } from '../connection/connection.ts';
import { createMemorySession } from '../testing/memorySession.ts';
import { testConfig } from '../testing/services.ts';
import { createHttpGateways } from './createHttpGateways.ts';
import { reportDataError } from './reportDataError.ts';

const { signal } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('ERR-3 refreshes a token that a service refuses, at most every 30 s', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
  const { session } = createMemorySession();
  const refreshed = vi.fn();
  session.onEvent(({ type }) => type === 'refreshSuccess' && refreshed());
  await session.start();
  const { referrals } = createHttpGateways({ ...testConfig, session });
  const call = async () => {
    await referrals.recent({ signal }).catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
  };
  await call();
  await call();
  expect(refreshed).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(30_000);
  await call();
  expect(refreshed).toHaveBeenCalledTimes(2);
});

it('AUT-13 ends the session if a service refuses the token and its refresh is refused', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
  const { session } = createMemorySession({ refresh: 'refused' });
  await session.start();
  await createHttpGateways({ ...testConfig, session })
    .referrals.recent({ signal })
    .catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(session.getState().status).toBe('signedOut');
});

const online = () => createConnection({ isOnline: () => true, onNetworkChange: () => {} });

it('AUT-28 reports the sign-in as not accepted while a service refuses a fresh token too', async () => {
  let status = 401;
  vi.stubGlobal('fetch', async () => Response.json({ content: [] }, { status }));
  const { session } = createMemorySession();
  await session.start();
  const connection = online();
  const { referrals } = createHttpGateways({ ...testConfig, session, connection });
  const call = async () => {
    await referrals.recent({ signal }).catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
  };
  await call();
  expect(connection.get().isAuthorized).toBe(true);
  await call();
  expect(connection.get().isAuthorized).toBe(false);
  status = 200;
  await call();
  expect(connection.get().isAuthorized).toBe(true);
});

it.each(['no connection', 502, 503, 504])(
  'AUT-28 reports an outage for %s if the check fails the same way',
  async (outage) => {
    let isDown = true;
    const failure = () => {
      if (typeof outage === 'string') throw new TypeError('Failed to fetch');
      return Response.json({}, { status: outage });
    };
    vi.stubGlobal('fetch', async () => (isDown ? failure() : Response.json([], { status: 403 })));
    const { session } = createMemorySession();
    await session.start();
    const connection = online();
    const services = createHttpGateways({ ...testConfig, session, connection });
    await services.featureFlags.list().catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.get().down).toEqual(['core']);
    isDown = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.get().down).toEqual([]);
  },
);

it('AUT-28 reports no outage of a service if the token cannot be refreshed', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const connection = online();
  const getToken = () => Promise.reject(new Error('expired'));
  const services = createHttpGateways({ ...testConfig, session: { getToken }, connection });
  await expect(services.featureFlags.list()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.get().down).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

it('D-29 LIV-14 logs the fields and counts of malformed rows, but no values', () => {
  reportDataError({
    rejected: 3,
    problems: [
      { path: 'estimatedPremium', code: 'invalid_type', count: 2 },
      { path: '', code: 'invalid_type', count: 1 },
    ],
  });
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    '3 rows of a list could not be read. estimatedPremium: invalid_type (2), row: invalid_type (1)',
  );
});

it('MKL-18 D-37 sends unreadable fields of a marketplace back unchanged on save', async () => {
  const row = {
    id: 7,
    priority: 1,
    marketplaceName: 'Odd',
    riskAppetite: { maxReferralsPerDay: { most: 7 } },
  };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json(row);
  });
  const { session } = createMemorySession();
  await session.start();
  const { marketplaces } = createHttpGateways({ ...testConfig, session });
  const read = await marketplaces.get(7);
  if (!read) throw new Error('It is there.');
  expect(read.unreadableFields?.map(({ label }) => label)).toEqual(['Referrals per day']);
  await marketplaces.update({ ...read.marketplace, marketplaceName: 'Renamed' }, read.etag);
  expect(sent).toEqual([{ ...row, marketplaceName: 'Renamed' }]);
});
