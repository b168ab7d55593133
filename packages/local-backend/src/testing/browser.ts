import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { demoPassword } from '../access/people.ts';
import { clientId, protocolPath } from '../identity/realm.ts';
import { CookieJar } from './cookieJar.ts';

/** Response of the token endpoint. */
interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly expires_in: number;
}

/** A sign-in request, as a console makes it. */
interface SignInRequest {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly url: URL;
}

/** A headless browser that keeps cookies and doesn't follow redirects. For tests of sign-in. */
export interface TestBrowser {
  readonly origin: string;
  readonly redirectUri: string;
  fetch(url: string | URL, init?: RequestInit): Promise<Response>;
  /** Sends a form-encoded POST, as a page does. */
  submit(
    url: string | URL,
    form: Readonly<Record<string, string>>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Creates a request for a code, which a test can change. */
  createSignInRequest(changes?: Readonly<Record<string, string | undefined>>): SignInRequest;
  /** Completes the sign-in page and returns the parameters that the console receives. */
  signIn(username: string, request?: SignInRequest): Promise<URLSearchParams>;
  /** Exchanges a code for tokens. */
  redeem(code: string, request: SignInRequest): Promise<Response>;
  refresh(token: string): Promise<Response>;
  /** Runs the whole flow and returns the tokens of a signed-in user. */
  tokens(username: string): Promise<Tokens>;
}

const challenge = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

type Requests = Pick<TestBrowser, 'fetch' | 'submit'>;

/** Sends requests with the browser's cookies, without following redirects. */
function createRequests(backendUrl: string): Requests {
  const jar = new CookieJar();
  const send: TestBrowser['fetch'] = async (url, init = {}) => {
    const target = new URL(url, backendUrl);
    const headers = new Headers(init.headers);
    const cookie = jar.header(target.pathname);
    if (cookie) headers.set('cookie', cookie);
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    const response = await fetch(target, { redirect: 'manual', ...init, headers });
    jar.store(response);
    return response;
  };
  const submit: TestBrowser['submit'] = (url, form, headers = {}) =>
    send(url, { method: 'POST', body: new URLSearchParams(form), headers });
  return { fetch: send, submit };
}

/** Creates a console's request to the authorization endpoint. */
function signInRequest(
  endpoint: string,
  redirect_uri: string,
  changes: Readonly<Record<string, string | undefined>>,
): SignInRequest {
  const verifier = randomBytes(48).toString('base64url');
  const state = randomUUID();
  const nonce = randomUUID();
  const url = new URL(endpoint);
  const parameters = {
    client_id: clientId,
    redirect_uri,
    state,
    nonce,
    response_mode: 'fragment',
    response_type: 'code',
    scope: 'openid',
    code_challenge: challenge(verifier),
    code_challenge_method: 'S256',
    ...changes,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return { verifier, state, nonce, url };
}

/** Completes the sign-in page, if there is one, up to the redirect to the console. */
async function completeSignIn(
  { fetch, submit }: Requests,
  backendUrl: string,
  username: string,
  url: URL,
): Promise<URLSearchParams> {
  const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '', backendUrl);
  let target = locationOf(await fetch(url));
  if (target.pathname.includes('/login-actions/')) {
    const form = { username, password: demoPassword };
    target = locationOf(await submit(target, form, { origin: new URL(backendUrl).origin }));
    target = locationOf(await fetch(target));
  }
  return new URLSearchParams(target.hash.slice(1));
}

/** Opens a browser on a backend. `consoleOrigin` is the origin of its console. */
export function createTestBrowser(backendUrl: string, consoleOrigin: string): TestBrowser {
  const requests = createRequests(backendUrl);
  const redirectUri = `${consoleOrigin}/admin/all-referrals`;
  const endpoint = (name: string) => `${backendUrl}${protocolPath}/${name}`;
  const requestTokens = (form: Readonly<Record<string, string>>) =>
    requests.submit(
      endpoint('token'),
      { client_id: clientId, ...form },
      { origin: consoleOrigin, accept: 'application/json' },
    );

  const browser: TestBrowser = {
    ...requests,
    origin: consoleOrigin,
    redirectUri,
    createSignInRequest: (changes = {}) => signInRequest(endpoint('auth'), redirectUri, changes),
    signIn: (username, request = browser.createSignInRequest()) =>
      completeSignIn(requests, backendUrl, username, request.url),
    redeem: (code, { verifier }) =>
      requestTokens({
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      }),
    refresh: (token) => requestTokens({ grant_type: 'refresh_token', refresh_token: token }),
    async tokens(username) {
      const request = browser.createSignInRequest();
      const result = await browser.signIn(username, request);
      const response = await browser.redeem(result.get('code') ?? '', request);
      return response.json();
    },
  };
  return browser;
}
