// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session as sessionTexts } from '../messages/en.ts';
import { createScene, issuer, noon, setupNoonClock } from '../session-contract/scene.ts';
import { createKeycloakDriver, endKeycloakDriver } from '../testing/keycloakDriver.ts';
import type { SessionScenario } from '../testing/SessionScenario.ts';

setupNoonClock();
afterEach(endKeycloakDriver);

/** Starts a session under test, along with the stubbed server. */
async function begin(changes: Partial<SessionScenario> = {}) {
  const driver = createKeycloakDriver(changes);
  const run = await createScene(() => driver).begin();
  const calls = (path: string) =>
    driver.server.fetch.mock.calls.filter(([url]) => String(url).endsWith(path));
  const bodies = (path: string) => calls(path).map(([, init]) => new URLSearchParams(String(init?.body)));
  return { ...run, calls, bodies };
}

const answered = { answer: true, path: '/admin' } as const;

describe('the redirect to the sign-in server', () => {
  const goThere = async () => {
    const run = await begin({ hasServerSession: false });
    await run.session.login('/admin/all-referrals?state=TX');
    await run.settle();
    return new URL(run.harness.visited[0] ?? '');
  };

  it('AUT-1 AUT-2 requests a code with an S256 challenge as the configured client', async () => {
    const url = await goThere();
    expect(url.origin + url.pathname).toBe(`${issuer}/protocol/openid-connect/auth`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'advantage-console',
      response_type: 'code',
      response_mode: 'fragment',
      code_challenge_method: 'S256',
      scope: 'openid',
    });
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(url.searchParams.get('nonce')).toBeTruthy();
  });

  it('K8 uses a fixed redirect URI of this site', async () => {
    expect((await goThere()).searchParams.get('redirect_uri')).toBe(`${window.location.origin}/admin`);
  });

  it('AUT-7 stores the login state for 60 minutes, but no token', async () => {
    const url = await goThere();
    const kept = JSON.parse(localStorage.getItem(`kc-callback-${url.searchParams.get('state')}`) ?? '{}');
    expect(kept.expires).toBe(noon.getTime() + 60 * 60 * 1000);
    expect(Object.keys(kept).filter((name) => /token/i.test(name))).toEqual([]);
  });
});

describe('a request to the sign-in server', () => {
  const asked = (text: unknown) => Object.fromEntries(new URL(String(text)).searchParams);
  const comesBackTo = (path: string) => ({ redirect_uri: window.location.origin + path });

  it('AUT-3 is silent in a frame and returns to a separate page', async () => {
    const append = vi.spyOn(document.body, 'append');
    await begin();
    const frames = append.mock.calls.flat().filter((part) => part instanceof HTMLIFrameElement);
    append.mockRestore();
    const frame = frames.find(({ title }) => title === 'silent-sign-in');
    expect(asked(frame?.src)).toMatchObject({ prompt: 'none', ...comesBackTo('/silent-check-sso.html') });
  });

  it('AUT-13 allows a prompt in a window', async () => {
    const run = await begin(answered);
    run.harness.signOutInOtherTab();
    await run.settle();
    await run.session.signInWithPopup();
    const question = asked(vi.mocked(window.open).mock.lastCall?.[0]);
    expect(question).toMatchObject(comesBackTo('/silent-check-sso.html'));
    expect(question).not.toHaveProperty('prompt');
  });

  it.each([
    ['another server', 'code=c&iss=x', sessionTexts.answerRefused],
    ['no server', 'code=c', sessionTexts.answerRefused],
    ['the server, as an error', 'error=access_denied', sessionTexts.signInFailed],
  ])('S2 AUT-14 accepts no response from %s', async (_whose, answer, text) => {
    const driver = createKeycloakDriver(answered);
    const run = await createScene(() => driver).begin();
    run.harness.signOutInOtherTab();
    await run.settle();
    driver.server.serveWindow = (url) => {
      const channel = new BroadcastChannel('advantage.sign-in-answer');
      const state = new URL(url).searchParams.get('state');
      channel.postMessage(`${window.location.origin}/silent-check-sso.html#${answer}&state=${state}`);
      channel.close();
    };
    await expect(run.session.signInWithPopup()).rejects.toThrow(text);
    expect(run.status()).toBe('signedOut');
    expect(await run.session.getToken()).toBeUndefined();
  });

  it('AUT-19 passes the console as the referrer to the account pages', async () => {
    const run = await begin();
    await run.session.accountManagement();
    expect(asked(run.harness.visited[0])).toMatchObject({
      referrer: 'advantage-console',
      referrer_uri: `${window.location.origin}/admin`,
    });
  });

  it('AUT-1 fails with a message if the browser cannot compute the challenge', async () => {
    const run = await begin({ hasServerSession: false });
    vi.spyOn(crypto.subtle, 'digest').mockImplementationOnce(() => Promise.reject(new Error('none')));
    await run.session.login('/admin').catch(() => {});
    expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.cannotLeave });
    expect(run.harness.visited).toEqual([]);
  });
});

describe('the callback', () => {
  it('AUT-1 is exchanged with the code verifier', async () => {
    const run = await begin(answered);
    expect(Object.fromEntries(run.bodies('/token')[0] ?? [])).toEqual({
      code: 'code-1',
      grant_type: 'authorization_code',
      client_id: 'advantage-console',
      redirect_uri: `${window.location.origin}/admin`,
      code_verifier: 'verifier',
    });
  });

  it('S2 AUT-7 is not exchanged after 60 minutes', async () => {
    const driver = createKeycloakDriver({ ...answered, hasServerSession: false });
    vi.setSystemTime(noon.getTime() + 61 * 60 * 1000);
    const run = await createScene(() => driver).begin();
    expect(run.status()).toBe('signedOut');
    expect(driver.server.fetch).not.toHaveBeenCalled();
  });

  it('S2 is exchanged once, and its login state is removed', async () => {
    const run = await begin({ ...answered, hasServerSession: false });
    expect(localStorage.getItem('kc-callback-state-1')).toBeNull();
    expect(run.bodies('/token')).toHaveLength(1);
  });

  it('S2 is not exchanged again after a reload', async () => {
    const driver = createKeycloakDriver({ ...answered, hasServerSession: false });
    localStorage.removeItem('kc-callback-state-1');
    const run = await createScene(() => driver).begin();
    expect(run.status()).toBe('signedOut');
    expect(driver.server.fetch).not.toHaveBeenCalled();
  });

  it('S2 is refused when the code verifier is lost', async () => {
    const driver = createKeycloakDriver(answered);
    const kept = JSON.parse(localStorage.getItem('kc-callback-state-1') ?? '{}');
    localStorage.setItem('kc-callback-state-1', JSON.stringify({ ...kept, pkceCodeVerifier: undefined }));
    const run = await createScene(() => driver).begin();
    expect(run.status()).toBe('failed');
    expect(await run.session.getToken()).toBeUndefined();
  });

  it('S2 is refused when its code was used before', async () => {
    const driver = createKeycloakDriver(answered);
    driver.server.useCode('code-1');
    const run = await createScene(() => driver).begin();
    expect(run.status()).toBe('failed');
    expect(await run.session.getToken()).toBeUndefined();
  });

  it('S2 AUT-15 leaves no token if the nonce does not match', async () => {
    const run = await begin({ ...answered, idTokenClaims: { nonce: 'other' } });
    expect(run.status()).toBe('failed');
    expect(run.events).toEqual([{ type: 'authError', error: 'Invalid nonce.' }]);
    expect(await run.session.getToken()).toBeUndefined();
  });

  it('S2 reports the error that the server sent', async () => {
    const run = await begin({
      path: '/admin',
      answer: `error=access_denied&state=state-1&iss=${encodeURIComponent(issuer)}`,
    });
    expect(run.session.getState()).toEqual({ status: 'failed', message: sessionTexts.signInFailed });
    expect(run.events).toEqual([{ type: 'authError', error: 'access_denied' }]);
  });

  it.each(['', 'x', 'a.b', 'a.!!!.c', 'a.e30'])(
    'S2 is refused with the malformed ID token %j',
    async (idToken) => {
      const driver = createKeycloakDriver(answered);
      const { fetch: respond } = driver.server;
      vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
        const response = await respond(url, init);
        return url.endsWith('/token')
          ? Response.json({ ...(await response.json()), id_token: idToken })
          : response;
      });
      const run = await createScene(() => driver).begin();
      expect(run.status()).toBe('failed');
      expect(await run.session.getToken()).toBeUndefined();
    },
  );
});

describe('a session', () => {
  it('S6 sends one refresh for 100 concurrent calls', async () => {
    const run = await begin({ lifetime: 60 });
    await run.pass(50);
    await Promise.all(Array.from({ length: 100 }, () => run.session.getToken(20)));
    expect(run.bodies('/token').filter((body) => body.get('grant_type') === 'refresh_token')).toHaveLength(1);
  });

  it('S7 keeps its tokens in memory only', async () => {
    const info = vi.spyOn(console, 'info');
    const run = await begin(answered);
    const token = String(await run.session.getToken());
    const places = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      document.documentElement.outerHTML,
      window.location.href,
      JSON.stringify(window.history.state),
      JSON.stringify(info.mock.calls),
    ];
    expect(token.length).toBeGreaterThan(100);
    for (const place of places) expect(place).not.toContain(token);
  });

  it('AUT-6 posts the three fields of a logout as a form', async () => {
    const run = await begin(answered);
    await run.session.logout();
    const fields = Object.fromEntries(run.bodies('/logout')[0] ?? []);
    expect(Object.keys(fields)).toEqual(['id_token_hint', 'client_id', 'post_logout_redirect_uri']);
    expect(fields).toMatchObject({
      client_id: 'advantage-console',
      post_logout_redirect_uri: `${window.location.origin}/admin`,
    });
    expect(fields.id_token_hint?.split('.')).toHaveLength(3);
  });

  it.each([
    ['brought another id token', true],
    ['brought none', false],
  ])(
    'AUT-6 sends the last accepted ID token as the hint after a refresh that %s',
    async (_what, hasIdToken) => {
      const hintOf = async (refreshes: boolean) => {
        const run = await begin({ ...answered, lifetime: 60 });
        run.scenario.hasIdToken = hasIdToken;
        await run.pass(50);
        if (refreshes) await run.session.getToken(20);
        await run.session.logout();
        return run.bodies('/logout')[0]?.get('id_token_hint');
      };
      const first = await hintOf(false);
      vi.setSystemTime(noon);
      const second = await hintOf(true);
      expect(first).toBeTruthy();
      expect(second === first).toBe(!hasIdToken);
    },
  );

  it('AUT-13 accepts a response only from the window that was opened last', async () => {
    const run = await begin(answered);
    run.harness.signOutInOtherTab();
    await run.settle();
    await Promise.all([run.session.signInWithPopup(), run.session.signInWithPopup()]);
    await run.settle();
    expect(run.types().filter((type) => type === 'authSuccess')).toHaveLength(2);
    expect(run.status()).toBe('signedIn');
  });

  it('S9 removes the session check frame when it ends, and adds none without a session ID', async () => {
    const check = () => document.querySelector('iframe[title="session-check"]');
    const run = await begin(answered);
    expect(check()).not.toBeNull();
    run.harness.signOutInOtherTab();
    await run.settle();
    expect(check()).toBeNull();
    await begin({ ...answered, claims: { sid: undefined } });
    expect(check()).toBeNull();
  });

  it('AUT-8 is checked every 5 s', async () => {
    const run = await begin(answered);
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="session-check"]');
    const post = vi.spyOn(frame?.contentWindow ?? window, 'postMessage');
    await run.pass(4.9);
    expect(post).toHaveBeenCalledTimes(0);
    await run.pass(10.2);
    expect(post).toHaveBeenCalledTimes(3);
    expect(post).toHaveBeenLastCalledWith('advantage-console sid-1', 'https://login.example.com');
  });
});
