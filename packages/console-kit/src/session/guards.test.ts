// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { issueTokens } from '../testing/issueTokens.ts';
import { createMemoryStorage } from '../testing/memorySession.ts';
import { createScenario, identityConfig } from '../testing/SessionScenario.ts';
import { inspectCallback } from './callback.ts';
import type { IdentityTokens } from './IdentityClient.ts';
import { browserEnvironment, probeServer } from './keycloakSession.ts';
import { postLogout, submitLogoutForm } from './logoutRequest.ts';
import { createRedirectLoopGuard } from './redirectLoopGuard.ts';
import { realmUrlOf } from './sessionParts.ts';
import { createTokenValidator } from './TokenValidator.ts';
import { withTimeout } from './withTimeout.ts';

const expected = { issuer: 'https://login.example.com/realms/advantage', requireIssuer: true };
const loginUrl = `${expected.issuer}/protocol/openid-connect/auth?state=s`;
const at = (fragment: string) => new URL(`https://console.example.com/admin#${fragment}`);

describe('the URL at startup', () => {
  it.each(['', 'section-2', 'state=TX', 'iss=x'])('K1 is not a callback with the fragment %j', (fragment) => {
    expect(inspectCallback(at(fragment), expected).kind).toBe('none');
  });

  it.each([
    ['code is given twice', 'code=c&code=c&state=s'],
    ['state is given twice', 'code=c&state=s&state=s'],
    ['iss is given twice', 'error=x&state=s&iss=x&iss=x'],
    ['error is given twice', 'error=x&error=y&state=s'],
    ['session_state is given twice', 'code=c&state=s&session_state=a&session_state=b'],
    ['state is missing', 'code=c'],
    ['state is missing', 'error=access_denied&state='],
    ['iss is missing', 'code=c&state=s'],
    ['iss is another server', `code=c&state=s&iss=${encodeURIComponent(`${expected.issuer}/`)}`],
    ['iss is another server', 'error=access_denied&state=s&iss='],
  ])('K1 S2 is refused because %s: %s', (reason, fragment) => {
    expect(inspectCallback(at(fragment), expected)).toMatchObject({ kind: 'refused', reason });
  });

  it('K1 is a callback with the right issuer, which an error may omit', () => {
    const iss = encodeURIComponent(expected.issuer);
    for (const fragment of [`code=c&state=s&iss=${iss}`, `error=x&state=s&iss=${iss}`, 'error=x&state=s']) {
      expect(inspectCallback(at(fragment), expected)).toEqual({ kind: 'answer', state: 's' });
    }
  });

  it('K1 needs no iss if the configuration does not require it', () => {
    const lenient = { ...expected, requireIssuer: false };
    expect(inspectCallback(at('code=c&state=s'), lenient).kind).toBe('answer');
    expect(inspectCallback(at('code=c&state=s&iss=x'), lenient).kind).toBe('refused');
  });
});

describe('the redirect loop guard', () => {
  it.each(['nonsense', '{}', '["x"]', 'null'])(
    'K4 starts over if the stored value is invalid: %j',
    (broken) => {
      const storage = createMemoryStorage();
      storage.setItem('advantage.sign-in-redirects', broken);
      expect(createRedirectLoopGuard(storage, () => 1000).allow(loginUrl)).toBe(true);
    },
  );

  it('K4 stores the count under its own key', () => {
    const storage = createMemoryStorage();
    createRedirectLoopGuard(storage, () => 1000).allow(loginUrl);
    expect([storage.length, storage.key(0)]).toEqual([1, 'advantage.sign-in-redirects']);
  });

  it('K4 does not count a redirect that it refused', () => {
    let time = 0;
    const breaker = createRedirectLoopGuard(createMemoryStorage(), () => time);
    const allowed = (at: number) => {
      time = at;
      return breaker.allow(loginUrl);
    };
    expect([0, 0, 0, 59_999].map(allowed)).toEqual([true, true, true, false]);
    expect([60_000, 60_000, 60_000, 60_000].map(allowed)).toEqual([true, true, true, false]);
  });

  it('K4 ignores times far in the future, left by a wrong clock', () => {
    const storage = createMemoryStorage();
    const day = 86_400_000;
    for (const time of [day, day, day]) createRedirectLoopGuard(storage, () => time).allow(loginUrl);
    expect(createRedirectLoopGuard(storage, () => 0).allow(loginUrl)).toBe(true);
  });
});

describe('the URL of a realm', () => {
  it.each([
    ['https://login.example.com', 'advantage', 'https://login.example.com/realms/advantage'],
    ['https://login.example.com/', 'advantage', 'https://login.example.com/realms/advantage'],
    ['https://example.com/auth/', 'a realm/é', 'https://example.com/auth/realms/a%20realm%2F%C3%A9'],
  ])('AUT-2 for %s and %s is %s', (url, realm, address) => {
    expect(realmUrlOf({ url, realm })).toBe(address);
  });
});

describe('the probe of the sign-in server', () => {
  it('S5 requests the discovery document without cookies or caching', async () => {
    const fetchFn = vi.fn<typeof fetch>(async () => new Response(null, { status: 500 }));
    await probeServer(expected.issuer, fetchFn);
    expect(fetchFn).toHaveBeenCalledExactlyOnceWith(
      'https://login.example.com/realms/advantage/.well-known/openid-configuration',
      { mode: 'no-cors', credentials: 'omit', cache: 'no-store' },
    );
  });
});

describe('the identity check', () => {
  const issuer = realmUrlOf(identityConfig);
  const tokensOf = (idToken: string | undefined, subject = 'person-1'): IdentityTokens => {
    const { claims, accessToken } = issueTokens(createScenario());
    const times = { secondsLeft: 300, serverTime: claims.iat };
    return { accessToken, claims, idToken, canRefresh: true, subject, sessionId: 'sid-1', ...times };
  };

  it('K2 keeps the last accepted ID token and refuses another user', () => {
    const first = issueTokens(createScenario()).idToken;
    let tokens: IdentityTokens | undefined;
    const identity = createTokenValidator({ getTokens: () => tokens }, issuer, identityConfig.clientId);
    expect([identity.validate('signIn'), identity.getIdToken()]).toEqual([undefined, '']);
    tokens = tokensOf(first);
    expect([identity.validate('signIn'), identity.getIdToken()]).toEqual([undefined, first]);
    tokens = tokensOf(issueTokens(createScenario({ idTokenClaims: { aud: 'other' } })).idToken);
    expect([identity.validate('refresh'), identity.getIdToken()]).toEqual(['aud is another client', first]);
    tokens = tokensOf(undefined);
    expect([identity.validate('refresh'), identity.getIdToken()]).toEqual([undefined, first]);
    expect(identity.validate('again')).toBe('id token is missing');
    tokens = tokensOf(first, 'person-2');
    for (const moment of ['refresh', 'again'] as const) {
      expect(identity.validate(moment)).toBe('Someone else signed in.');
    }
  });
});

describe('the browser environment', () => {
  it.each([
    ['reload', true],
    ['navigate', false],
    ['back_forward', true],
  ])('K4 AUT-30 detects whether the user reloaded the page, or went back to it: %s', (type, isRevisit) => {
    const entry = { type } as unknown as PerformanceEntry;
    Object.assign(performance, { getEntriesByType: () => [{} as PerformanceEntry, entry] });
    expect(browserEnvironment(identityConfig).isRevisit()).toBe(isRevisit);
  });

  it('reports only pages restored from the back/forward cache', () => {
    const listener = vi.fn();
    browserEnvironment(identityConfig).onRestored(listener);
    for (const persisted of [false, true]) {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      expect(listener).toHaveBeenCalledTimes(persisted ? 1 : 0);
    }
  });

  it('AUT-6 AUT-17 submits the logout form and logs warnings to the console', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const environment = browserEnvironment(identityConfig);
    environment.submitLogoutForm('hint');
    const form = [...document.forms].at(-1);
    expect(form?.action).toBe(`${realmUrlOf(identityConfig)}/protocol/openid-connect/logout`);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      id_token_hint: 'hint',
      client_id: 'advantage-console',
      post_logout_redirect_uri: `${window.location.origin}/admin`,
    });
    environment.warn('A word.');
    expect(warn).toHaveBeenCalledExactlyOnceWith('A word.');
    submit.mockRestore();
    warn.mockRestore();
    form?.remove();
  });
});

describe('withTimeout', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('K3 rejects after 10 s', async () => {
    const late = withTimeout(new Promise(() => {}), 'too late').catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(9999);
    expect(await Promise.race([late, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toMatchObject({ name: 'TimeoutError', message: 'too late' });
  });

  it('leaves no timer behind', async () => {
    await withTimeout(Promise.resolve(1), 'too late');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the logout form', () => {
  const fields = {
    id_token_hint: 'h',
    client_id: 'c',
    post_logout_redirect_uri: 'https://console.example.com/admin',
  };
  const url = 'https://login.example.com/logout';

  it('AUT-6 is posted form-encoded, with cookies and without following redirects', async () => {
    const fetchFn = vi.fn<typeof fetch>(async () => new Response());
    expect(await postLogout(url, fields, fetchFn)).toBe('done');
    const [, init] = fetchFn.mock.calls[0] ?? [];
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', redirect: 'manual' });
    expect(String(init?.body)).toBe(String(new URLSearchParams(fields)));
  });

  it('AUT-6 treats a redirect as success', async () => {
    const redirect = { ok: false, status: 0, type: 'opaqueredirect' } as Response;
    expect(await postLogout(url, fields, async () => redirect)).toBe('done');
  });

  it('AUT-6 reports a failed request as blocked', async () => {
    const unreachable = async () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await postLogout(url, fields, unreachable)).toBe('blocked');
  });

  it.each([400, 404, 500, 503])('AUT-18 rejects for status %i', async (status) => {
    await expect(postLogout(url, fields, async () => new Response(null, { status }))).rejects.toThrow(
      'Logout failed, request returned an error code.',
    );
  });

  it('AUT-6 can be submitted by the page itself', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    submitLogoutForm(url, fields);
    const form = document.forms[0];
    expect(form).toMatchObject({ method: 'post', action: url, hidden: true });
    expect([...(form?.elements ?? [])].map((input) => input.getAttribute('type'))).toEqual(
      Array.from({ length: 3 }, () => 'hidden'),
    );
    expect(Object.fromEntries(new FormData(form))).toEqual(fields);
    expect(submit).toHaveBeenCalledOnce();
  });
});
