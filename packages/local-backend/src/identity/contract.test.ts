import { setTimeout as wait } from 'node:timers/promises';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { clientId, protocolPath, realmPath } from './realm.ts';

let backend: TestBackend;
let issuer: string;

beforeAll(async () => {
  backend = await startTestBackend();
  issuer = `${backend.url}${realmPath}`;
});
afterEach(() => fetch(`${backend.url}/test-hooks`, { method: 'DELETE' }));
afterAll(() => backend.close());

const endpoint = (name: string) => `${backend.url}${protocolPath}/${name}`;

const accountOf = (token: string, headers: Record<string, string> = {}) =>
  fetch(`${issuer}/account`, {
    headers: { authorization: `bearer ${token}`, accept: 'application/json', ...headers },
  });

async function signedIn(username = 'producer') {
  const browser = backend.browser();
  const request = browser.createSignInRequest();
  const answer = await browser.signIn(username, request);
  const response = await browser.redeem(answer.get('code') ?? '', request);
  return { browser, request, answer, response, tokens: await response.clone().json() };
}

describe('the Keycloak-compatible identity provider', () => {
  it('BCK-3 a. has the issuer and the endpoints of a Keycloak realm', async () => {
    const discovery = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
    expect(discovery).toMatchObject({
      issuer,
      authorization_endpoint: endpoint('auth'),
      token_endpoint: endpoint('token'),
      jwks_uri: endpoint('certs'),
      revocation_endpoint: endpoint('revoke'),
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('BCK-3 a. uses the requested host in its issuer, as Keycloak does', async () => {
    const local = backend.url.replace('127.0.0.1', 'localhost');
    const discovery = await (await fetch(`${local}${realmPath}/.well-known/openid-configuration`)).json();
    expect(discovery.issuer).toBe(`${local}${realmPath}`);
  });

  it('BCK-3 b. returns a code in the fragment for an S256 challenge', async () => {
    const { answer, response, tokens, request } = await signedIn();
    expect(answer.get('code')).toBeTruthy();
    expect(answer.get('state')).toBe(request.state);
    expect(response.status).toBe(200);
    const keys = createRemoteJWKSet(new URL(endpoint('certs')));
    const { payload } = await jwtVerify(tokens.id_token, keys, { issuer, audience: clientId });
    expect(payload).toMatchObject({ nonce: request.nonce, preferred_username: 'producer' });
  });

  it.each([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
  ])('BCK-3 b. refuses %s', async (_name, changes) => {
    const browser = backend.browser();
    const response = await browser.fetch(browser.createSignInRequest(changes).url);
    const target = new URL(response.headers.get('location') ?? '');
    expect(new URLSearchParams(target.hash.slice(1)).get('error')).toBe('invalid_request');
  });

  it.each([
    ['another origin', { redirect_uri: 'http://evil.example/' }],
    ['another client', { client_id: 'somebody' }],
  ])('BCK-3 b. does not redirect to %s', async (_name, changes) => {
    const browser = backend.browser();
    const response = await browser.fetch(browser.createSignInRequest(changes).url);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain("Can't sign in");
  });

  it('BCK-3 b. redeems a code once', async () => {
    const { browser, request, answer } = await signedIn();
    const again = await browser.redeem(answer.get('code') ?? '', request);
    expect(again.status).toBe(400);
  });

  it('ROL-3 c. puts the session, name and roles into a JWT and keeps the session on refresh', async () => {
    const { browser, tokens } = await signedIn('agency-admin');
    const first = decodeJwt(tokens.access_token);
    expect(first).toMatchObject({
      iss: issuer,
      azp: clientId,
      preferred_username: 'agency-admin',
      realm_access: { roles: ['ROLE_CONSOLE_AGENCY_ADMIN'] },
      resource_access: { [clientId]: { roles: ['ROLE_COMPANY_ADVANTAGE'] } },
    });
    expect(first.sid).toBeTruthy();
    expect(decodeJwt(tokens.id_token).sid).toBe(first.sid);
    const refreshed = await (await browser.refresh(tokens.refresh_token)).json();
    expect(decodeJwt(refreshed.access_token).sid).toBe(first.sid);
    expect(tokens.expires_in).toBe(300);
  });

  it('BCK-4 d. wraps the refresh token in a signed JWT', async () => {
    const { browser, tokens } = await signedIn();
    const { jti, typ } = decodeJwt(tokens.refresh_token);
    expect(typ).toBe('Refresh');
    expect((await browser.refresh(String(jti))).status).toBe(400);
    const [head, body] = tokens.refresh_token.split('.');
    expect((await browser.refresh(`${head}.${body}.AAAA`)).status).toBe(400);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);
  });

  it('BCK-4 e. rotates refresh tokens and revokes the grant if one is used twice', async () => {
    const { browser, tokens } = await signedIn();
    const second = await (await browser.refresh(tokens.refresh_token)).json();
    expect(second.refresh_token).not.toBe(tokens.refresh_token);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
    expect((await browser.refresh(second.refresh_token)).status).toBe(400);
  });

  it('BCK-3 f. includes its issuer in the authorization response', async () => {
    const { answer } = await signedIn();
    expect(answer.get('iss')).toBe(issuer);
  });

  it('BCK-4 g. lets only the console origin read token, userinfo and account with cookies', async () => {
    const { response, tokens } = await signedIn();
    const origin = backend.consoleOrigin;
    const answers = [
      response,
      await accountOf(tokens.access_token, { origin }),
      await fetch(endpoint('userinfo'), {
        headers: { origin, authorization: `Bearer ${tokens.access_token}` },
      }),
      await fetch(`${issuer}/account`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      }),
    ];
    for (const { ok, headers } of answers) {
      expect(ok).toBe(true);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('vary')).toContain('Origin');
    }
    const foreign = await accountOf(tokens.access_token, { origin: 'http://evil.example' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('AUT-5 h. tells the session frame of the console, and no other, if the session changed', async () => {
    const { browser, tokens } = await signedIn();
    const { sid } = decodeJwt<{ sid: string }>(tokens.access_token);
    const ask = (changes: Readonly<Record<string, string>> = {}) =>
      browser.fetch(
        `${endpoint('login-status-iframe.html/init')}?${new URLSearchParams({
          client_id: clientId,
          origin: backend.consoleOrigin,
          session_state: sid,
          ...changes,
        })}`,
      );
    expect((await ask()).status).toBe(204);
    expect(await (await ask({ session_state: 'other' })).text()).toBe('changed');
    expect(await (await ask({ session_state: '' })).text()).toBe('changed');
    expect((await ask({ client_id: 'somebody' })).status).toBe(403);
    expect((await ask({ origin: 'http://evil.example' })).status).toBe(403);
    const frame = await browser.fetch(endpoint('login-status-iframe.html'));
    expect(frame.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${backend.consoleOrigin}`,
    );
    expect(frame.headers.get('x-frame-options')).toBeNull();
  });

  it('AUT-5 i. serves the two frames of the cookie check to the console only', async () => {
    for (const step of ['step1', 'step2']) {
      const frame = await fetch(endpoint(`3p-cookies/${step}.html`));
      expect(frame.status).toBe(200);
      expect(await frame.text()).toContain(`data-origins="${backend.consoleOrigin} `);
      expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1');
    }
  });

  it('AUT-25 j. returns the profile for a bearer token until the session ends', async () => {
    const { browser, tokens } = await signedIn();
    const profile = await accountOf(tokens.access_token);
    expect(await profile.json()).toMatchObject({
      username: 'producer',
      firstName: 'Maya',
      lastName: 'Okafor',
    });
    expect((await fetch(`${issuer}/account`)).status).toBe(401);
    await browser.submit(
      endpoint('logout'),
      { id_token_hint: tokens.id_token, client_id: clientId },
      { origin: backend.consoleOrigin },
    );
    expect((await accountOf(tokens.access_token)).status).toBe(401);
  });

  it('AUT-6 k. signs out by a form-encoded POST and returns to the console', async () => {
    const { browser, tokens } = await signedIn();
    const back = `${backend.consoleOrigin}/admin`;
    const form = { id_token_hint: tokens.id_token, client_id: clientId, post_logout_redirect_uri: back };
    const response = await browser.submit(endpoint('logout'), form, { origin: backend.consoleOrigin });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(back);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
    const silent = await browser.fetch(browser.createSignInRequest({ prompt: 'none' }).url);
    expect(silent.headers.get('location')).toContain('error=login_required');
    const again = await browser.submit(endpoint('logout'), form, { origin: backend.consoleOrigin });
    expect(again.headers.get('location')).toBe(back);
  });

  it('AUT-6 k. answers a script with a 204 instead of a redirect', async () => {
    const { browser, tokens } = await signedIn();
    const response = await browser.submit(
      endpoint('logout'),
      { id_token_hint: tokens.id_token, client_id: clientId },
      { origin: backend.consoleOrigin, accept: '*/*' },
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(backend.consoleOrigin);
  });

  it.each(['', 'forged'])(
    'AUT-6 k. asks for confirmation without a valid hint: %j',
    async (id_token_hint) => {
      const { browser } = await signedIn();
      const back = `${backend.consoleOrigin}/admin`;
      const asked = await browser.fetch(
        `${endpoint('logout')}?${new URLSearchParams({ id_token_hint, post_logout_redirect_uri: back })}`,
      );
      const page = await asked.text();
      expect(page).toContain('Sign out?');
      expect(
        (await browser.fetch(browser.createSignInRequest({ prompt: 'none' }).url)).headers.get('location'),
      ).toContain('code=');
      const proof = /name="proof" value="([^"]+)"/.exec(page)?.[1] ?? '';
      const forged = await browser.submit(
        endpoint('logout/confirm'),
        { proof: 'x' },
        { origin: backend.url },
      );
      expect(forged.status).toBe(403);
      const form = { proof, post_logout_redirect_uri: back };
      const confirmed = await browser.submit(endpoint('logout/confirm'), form, { origin: backend.url });
      expect(confirmed.headers.get('location')).toBe(back);
      expect(
        (await browser.fetch(browser.createSignInRequest({ prompt: 'none' }).url)).headers.get('location'),
      ).toContain('login_required');
    },
  );

  it('AUT-6 k. does not redirect outside the console', async () => {
    const { browser, tokens } = await signedIn();
    const response = await browser.submit(
      endpoint('logout'),
      {
        id_token_hint: tokens.id_token,
        client_id: clientId,
        post_logout_redirect_uri: 'http://evil.example/',
      },
      { origin: backend.consoleOrigin },
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  it('BCK-3 l. forbids framing the sign-in page', async () => {
    const browser = backend.browser();
    const { headers } = await browser.fetch(browser.createSignInRequest().url);
    const page = await browser.fetch(headers.get('location') ?? '');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
  });
});

describe('the test hooks', () => {
  const hook = (changes: unknown) => backend.post('/test-hooks', changes);

  it.each(['changed', 'error', 'mute'])('m. make the session frame report %s', async (session) => {
    const { browser, tokens } = await signedIn();
    await hook({ session });
    const { sid } = decodeJwt<{ sid: string }>(tokens.access_token);
    const question = { client_id: clientId, origin: backend.consoleOrigin, session_state: sid };
    const answer = await browser.fetch(
      `${endpoint('login-status-iframe.html/init')}?${new URLSearchParams(question)}`,
    );
    expect(await answer.text()).toBe(session);
  });

  it.each([400, 500])('m. make the token endpoint return a %i', async (tokenStatus) => {
    const { browser, tokens } = await signedIn();
    await hook({ tokenStatus });
    const failed = await browser.refresh(tokens.refresh_token);
    expect(failed.status).toBe(tokenStatus);
    expect(failed.headers.get('access-control-allow-origin')).toBe(backend.consoleOrigin);
    await backend.post('/test-hooks', { tokenStatus: null });
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);
  });

  it('m. delay the token endpoint', async () => {
    const { browser, tokens } = await signedIn();
    await hook({ tokenDelayMs: 300 });
    const before = performance.now();
    await browser.refresh(tokens.refresh_token);
    expect(performance.now() - before).toBeGreaterThan(290);
  });

  it('m. keep an endpoint from responding', async () => {
    const { tokens } = await signedIn();
    await hook({ mute: ['account'] });
    const call = fetch(`${issuer}/account`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
      signal: AbortSignal.timeout(200),
    });
    await expect(call).rejects.toThrow();
  });

  it('m. shift the clock for issued tokens, response dates and token checks', async () => {
    await hook({ clockOffsetSeconds: 86_400 });
    const { tokens } = await signedIn();
    const { iat = 0 } = decodeJwt(tokens.access_token);
    expect(iat - Date.now() / 1000).toBeGreaterThan(86_000);
    const asked = await backend.get('/api/v3/user?username=producer', {
      authorization: `Bearer ${tokens.access_token}`,
    });
    expect(asked.status).toBe(200);
    expect(Date.parse(asked.headers.get('date') ?? '') - Date.now()).toBeGreaterThan(86_000_000);
  });

  it('m. shorten the lifetime of access tokens', async () => {
    await hook({ accessTokenSeconds: 1 });
    const { tokens } = await signedIn();
    expect(tokens.expires_in).toBe(1);
    await wait(2100);
    const authorization = `Bearer ${tokens.access_token}`;
    expect((await backend.get('/api/v3/user?username=producer', { authorization })).status).toBe(401);
  });

  it('m. refuse unknown or invalid settings', async () => {
    expect((await hook({ tokenStatus: 418 })).status).toBe(400);
    expect((await hook({ nonsense: true })).status).toBe(400);
  });

  it('m. exist only if they are turned on', async () => {
    const plain = await startTestBackend({ testHooks: false, referrals: 10 });
    expect((await plain.get('/test-hooks')).status).toBe(404);
    expect((await plain.post('/test-hooks', { session: 'changed' })).status).toBe(404);
    await plain.close();
  });
});
