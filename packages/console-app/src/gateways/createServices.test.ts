import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemorySession } from '../testing/memorySession.ts';
import { testConfig } from '../testing/services.ts';
import { createServices } from './createServices.ts';
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

it('ERR-3 a token that a service refuses is tried anew, at most every 30 s', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
  const { session } = createMemorySession();
  const refreshed = vi.fn();
  session.onEvent(({ type }) => type === 'refreshSuccess' && refreshed());
  await session.start();
  const { referrals } = createServices(testConfig, session);
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

it('AUT-13 a session that is over at the server ends when a service refuses its token', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
  const { session } = createMemorySession({ refresh: 'refused' });
  await session.start();
  await createServices(testConfig, session)
    .referrals.recent({ signal })
    .catch(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(session.getState().status).toBe('signedOut');
});

it('D-29 LIV-14 logs fields and counts of malformed rows, and no value', () => {
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
