import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemorySession } from '../testing/memorySession.ts';
import { createConnection, type WatchedService } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const network = { isOnline: true, change: () => {} };
  const connection = createConnection({
    isOnline: () => network.isOnline,
    onNetworkChange(listener) {
      network.change = listener;
    },
  });
  const down = new Set<WatchedService>();
  const check = vi.fn(async (service: WatchedService) => !down.has(service));
  connection.setHealthCheck(check);
  const setOnline = (isOnline: boolean) => {
    network.isOnline = isOnline;
    network.change();
  };
  return { connection, down, check, setOnline };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

it('AUT-28 reports no outage if a call fails but the check of the service succeeds', async () => {
  const { connection, check } = setUp();
  const before = connection.get();
  connection.report('referral', false);
  await settle();
  expect(check).toHaveBeenCalledExactlyOnceWith('referral');
  expect(connection.get()).toBe(before);
});

it('AUT-28 reports a service as down if the check fails too, and checks until it is back up', async () => {
  const { connection, down, check } = setUp();
  down.add('core');
  connection.report('core', false);
  connection.report('core', false);
  await settle();
  expect(connection.get().down).toEqual(['core']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(check).toHaveBeenCalledTimes(3);
  down.clear();
  await vi.advanceTimersByTimeAsync(5000);
  expect(connection.get().down).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(check).toHaveBeenCalledTimes(4);
});

it('AUT-28 ends an outage as soon as the service answers any call', async () => {
  const { connection, down } = setUp();
  down.add('core').add('referral');
  connection.report('core', false);
  connection.report('referral', false);
  await settle();
  connection.report('core', true);
  expect(connection.get().down).toEqual(['referral']);
});

it('AUT-26 reports no more services as down while offline, and recovers when the network is back', async () => {
  const { connection, down, setOnline } = setUp();
  down.add('core');
  connection.report('core', false);
  await settle();
  down.add('referral');
  setOnline(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.get()).toMatchObject({ isOnline: false, down: ['core'] });
  down.clear();
  setOnline(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(connection.get()).toEqual({ isOnline: true, isSignInUp: true, isAuthorized: true, down: [] });
});

it('LIV-20 is not offline because the browser says so, as long as the services respond', async () => {
  const { connection, setOnline } = setUp();
  const before = connection.get();
  setOnline(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.get()).toBe(before);
});

it('LIV-20 checks while offline, so that it recovers even if the browser never says that it is online', async () => {
  const { connection, down, setOnline } = setUp();
  setOnline(false);
  await settle();
  down.add('core');
  connection.report('core', false);
  await settle();
  expect(connection.get()).toMatchObject({ isOnline: false, down: [] });
  down.clear();
  await vi.advanceTimersByTimeAsync(5000);
  expect(connection.get()).toMatchObject({ isOnline: true, down: [] });
});

it.each([true, false])(
  'LIV-20 AUT-28 tells whether the network or the sign-in server fails if the browser says that it is offline: %s',
  async (areServicesUp) => {
    const { connection, down, setOnline } = setUp();
    setOnline(false);
    if (!areServicesUp) down.add('referral');
    const { session } = createMemorySession({ lifetime: 300, refresh: 'failed' });
    connection.follow(session);
    await session.start();
    await session.getToken(Number.MAX_SAFE_INTEGER);
    await settle();
    expect(connection.get()).toMatchObject({ isOnline: areServicesUp, isSignInUp: !areServicesUp });
  },
);

it('AUT-28 reports the sign-in server as down while refreshes fail, and keeps the session', async () => {
  const { connection } = setUp();
  const { session, scenario } = createMemorySession({ lifetime: 300, refresh: 'failed' });
  connection.follow(session);
  await session.start();
  await session.getToken(Number.MAX_SAFE_INTEGER);
  expect(connection.get().isSignInUp).toBe(false);
  expect(session.getState().status).toBe('signedIn');
  scenario.refresh = 'granted';
  await vi.advanceTimersByTimeAsync(5000);
  expect(connection.get().isSignInUp).toBe(true);
});

it('AUT-28 does not treat an ended session as an outage of the sign-in server', async () => {
  const { connection } = setUp();
  const { session } = createMemorySession({ refresh: 'refused' });
  connection.follow(session);
  await session.start();
  await session.getToken(Number.MAX_SAFE_INTEGER);
  expect(session.getState().status).toBe('signedOut');
  expect(connection.get().isSignInUp).toBe(true);
});

it('notifies subscribers once per change until they unsubscribe', () => {
  const { connection } = setUp();
  const onChange = vi.fn();
  const leave = connection.subscribe(onChange);
  connection.reportAuthorization(true);
  expect(onChange).not.toHaveBeenCalled();
  connection.reportAuthorization(false);
  connection.reportAuthorization(false);
  expect(onChange).toHaveBeenCalledOnce();
  leave();
  connection.reportAuthorization(true);
  expect(onChange).toHaveBeenCalledOnce();
});
