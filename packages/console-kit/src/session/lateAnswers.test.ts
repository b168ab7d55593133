// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import { createScene, setupNoonClock } from '../session-contract/scene.ts';
import { createKeycloakDriver, endKeycloakDriver } from '../testing/keycloakDriver.ts';
import { identityConfig, type SessionScenario } from '../testing/SessionScenario.ts';
import { createKeycloakClient } from './keycloakClient.ts';

setupNoonClock();
afterEach(endKeycloakDriver);

const answered = { answer: true, path: '/admin' } as const;

type Driver = ReturnType<typeof createKeycloakDriver>;

/** Holds back code exchanges until the returned function is called. */
function holdExchange({ server }: Driver): () => void {
  const { fetch: respond } = server;
  let exchange = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    exchange = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/token')) await isAllowed;
    return respond(url, init);
  });
  return exchange;
}

const begin = (driver: Driver) => createScene(() => driver).begin();
type Run = Awaited<ReturnType<typeof begin>>;

/** Starts a session and ends it from another tab. */
async function end(driver: Driver): Promise<Run> {
  const run = await begin(driver);
  run.harness.signOutInOtherTab();
  await run.settle();
  return run;
}

/** Signs in again. Resolves to undefined, or to the error message. */
const signInWithPopup = ({ session }: Run) =>
  session.signInWithPopup().then(
    () => undefined,
    (error: Error) => error.message,
  );

const waiting = (outcome: Promise<unknown>) => Promise.race([outcome, 'waiting']);

describe('a late response', () => {
  const others: Partial<SessionScenario> = {
    idTokenClaims: { sub: 'person-2' },
    claims: { sub: 'person-2' },
  };

  it.each([
    ['the same person', {}],
    ['another person', others],
  ])('S2 S5 yields no token for %s', async (_whose, changes) => {
    const driver = createKeycloakDriver(answered);
    const run = await end(driver);
    Object.assign(run.scenario, changes);
    const exchange = holdExchange(driver);
    const outcome = signInWithPopup(run);
    await run.settle();
    await run.pass(10);
    expect(await outcome).toBe(sessionTexts.signInFailed);
    exchange();
    await run.settle();
    expect(run.status()).toBe('signedOut');
    expect(await run.session.getToken()).toBeUndefined();
  });

  it('S2 S5 yields no token at startup', async () => {
    const driver = createKeycloakDriver(answered);
    const exchange = holdExchange(driver);
    const run = await begin(driver);
    await run.pass(10);
    expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.noAnswer });
    exchange();
    await run.settle();
    expect(run.status()).toBe('failed');
    expect(await run.session.getToken()).toBeUndefined();
  });

  it('S2 AUT-14 is refused when the login state is gone', async () => {
    const driver = createKeycloakDriver(answered);
    const run = await end(driver);
    const { serveWindow } = driver.server;
    driver.server.serveWindow = (url) => {
      localStorage.clear();
      serveWindow(url);
    };
    expect(await signInWithPopup(run)).toBe(sessionTexts.signInFailed);
    expect(run.status()).toBe('signedOut');
  });
});

describe('a sign-in window', () => {
  it('AUT-13 is ignored once another one is opened', async () => {
    const driver = createKeycloakDriver(answered);
    const run = await end(driver);
    const asked: string[] = [];
    const { serveWindow } = driver.server;
    driver.server.serveWindow = (url) => void asked.push(url);
    const first = signInWithPopup(run);
    await run.settle();
    const second = signInWithPopup(run);
    await run.settle();
    serveWindow(asked[0] ?? '');
    expect(await first).toBeUndefined();
    expect(await waiting(second)).toBe('waiting');
    expect(run.status()).toBe('signedOut');
    serveWindow(asked[1] ?? '');
    expect(await second).toBeUndefined();
    expect(run.status()).toBe('signedIn');
  });

  it('AUT-13 is ignored once the page leaves for the sign-in server', async () => {
    const driver = createKeycloakDriver(answered);
    const run = await end(driver);
    const asked: string[] = [];
    const { serveWindow } = driver.server;
    driver.server.serveWindow = (url) => void asked.push(url);
    const outcome = signInWithPopup(run);
    await run.settle();
    await run.session.login('/admin/all-referrals');
    serveWindow(asked[0] ?? '');
    expect(await outcome).toBeUndefined();
    expect(run.status()).toBe('leaving');
    expect(await run.session.getToken()).toBeUndefined();
  });
});

describe('the Keycloak client', () => {
  const createClient = (scenario: Partial<SessionScenario>) => {
    const driver = createKeycloakDriver({ ...answered, ...scenario });
    return { driver, client: createKeycloakClient(identityConfig, window.location.origin) };
  };

  it.each([true, false])('S6 reports whether there is a refresh token: %s', async (hasRefreshToken) => {
    const { client } = createClient({ hasRefreshToken });
    await client.start();
    expect(client.getTokens()?.canRefresh).toBe(hasRefreshToken);
  });

  it.each([null, undefined, 'a word'])('AUT-10 passes on a non-Error failure: %j', async (cause) => {
    const { client } = createClient({});
    vi.stubGlobal('fetch', () => Promise.reject(cause));
    const failure = await client.start().then(
      () => 'none',
      (reason: unknown) => reason,
    );
    expect(failure).toBe(cause);
  });
});
