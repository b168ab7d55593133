// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inspectCallback } from './callback.ts';
import { postLogout, submitLogoutForm } from './logoutRequest.ts';
import { createLoopBreaker } from './loopBreaker.ts';
import { reachServer } from './reachServer.ts';
import { realmUrlOf } from './sessionParts.ts';
import { createMemoryStorage } from './testing/memorySession.ts';
import { withTimeout } from './withTimeout.ts';

const expected = { issuer: 'https://login.example.com/realms/advantage', requireIssuer: true };
const at = (fragment: string) => new URL(`https://console.example.com/admin#${fragment}`);

describe('the address at the start', () => {
  it.each(['', 'section-2', 'state=TX', 'iss=x'])('K1 is no answer with the fragment %j', (fragment) => {
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
    expect(inspectCallback(at(fragment), expected)).toEqual({ kind: 'refused', reason });
  });

  it('K1 is an answer with the right issuer, and an error may leave it out', () => {
    const iss = encodeURIComponent(expected.issuer);
    for (const fragment of [`code=c&state=s&iss=${iss}`, `error=x&state=s&iss=${iss}`, 'error=x&state=s']) {
      expect(inspectCallback(at(fragment), expected)).toEqual({ kind: 'answer' });
    }
  });

  it('K1 needs no iss where the configuration says that the server sends none', () => {
    const lenient = { ...expected, requireIssuer: false };
    expect(inspectCallback(at('code=c&state=s'), lenient).kind).toBe('answer');
    expect(inspectCallback(at('code=c&state=s&iss=x'), lenient).kind).toBe('refused');
  });
});

describe('the loop breaker', () => {
  it.each(['nonsense', '{}', '["x"]', 'null'])(
    'K4 starts to count anew with a broken store: %j',
    (broken) => {
      const storage = createMemoryStorage();
      storage.setItem('advantage.sign-in-redirects', broken);
      expect(createLoopBreaker(storage, () => 1000).allow()).toBe(true);
    },
  );

  it('K4 takes no notice of times far ahead, left by a clock that was wrong', () => {
    const storage = createMemoryStorage();
    const day = 86_400_000;
    for (const time of [day, day, day]) createLoopBreaker(storage, () => time).allow();
    expect(createLoopBreaker(storage, () => 0).allow()).toBe(true);
  });
});

describe('the address of a realm', () => {
  it.each([
    ['https://login.example.com', 'advantage', 'https://login.example.com/realms/advantage'],
    ['https://login.example.com/', 'advantage', 'https://login.example.com/realms/advantage'],
    ['https://example.com/auth/', 'a realm/é', 'https://example.com/auth/realms/a%20realm%2F%C3%A9'],
  ])('AUT-2 of %s and %s is %s', (url, realm, address) => {
    expect(realmUrlOf({ url, realm })).toBe(address);
  });
});

describe('a person who leaves for the sign-in server', () => {
  it('S5 is asked for nothing but whether it answers, without cookies and past every cache', async () => {
    const fetchFn = vi.fn<typeof fetch>(async () => new Response(null, { status: 500 }));
    await reachServer(expected.issuer, fetchFn);
    expect(fetchFn).toHaveBeenCalledExactlyOnceWith(
      'https://login.example.com/realms/advantage/.well-known/openid-configuration',
      { mode: 'no-cors', credentials: 'omit', cache: 'no-store' },
    );
  });
});

describe('a wait', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('K3 ends after 10 s', async () => {
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

  it('AUT-6 is posted form-encoded, with the cookies of the server and without following its redirect', async () => {
    const fetchFn = vi.fn<typeof fetch>(async () => new Response());
    expect(await postLogout(url, fields, fetchFn)).toBe('done');
    const [, init] = fetchFn.mock.calls[0] ?? [];
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', redirect: 'manual' });
    expect(String(init?.body)).toBe(String(new URLSearchParams(fields)));
  });

  it('AUT-6 takes a redirect for success', async () => {
    const redirect = { ok: false, status: 0, type: 'opaqueredirect' } as Response;
    expect(await postLogout(url, fields, async () => redirect)).toBe('done');
  });

  it.each([400, 404, 500, 503])('AUT-18 says that status %i is a failure', async (status) => {
    await expect(postLogout(url, fields, async () => new Response(null, { status }))).rejects.toThrow(
      'Logout failed, request returned an error code.',
    );
  });

  it('AUT-6 can be carried by the page itself', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    submitLogoutForm(url, fields);
    const form = document.forms[0];
    expect(form).toMatchObject({ method: 'post', action: url });
    expect(Object.fromEntries(new FormData(form))).toEqual(fields);
    expect(submit).toHaveBeenCalledOnce();
  });
});
