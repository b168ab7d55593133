import { type Backend, type BackendOptions, createBackend } from '../backend.ts';
import { clientId } from '../identity/realm.ts';
import { createTestBrowser, type TestBrowser } from './browser.ts';

const consolePort = 4300;

/** A backend in this process, with helpers to call it. */
export interface TestBackend extends Backend {
  readonly consoleOrigin: string;
  /** Authorization header of the client's basic credentials. */
  readonly basic: string;
  /** Returns the authorization header of a user, who is signed in once. */
  bearer(username: string): Promise<string>;
  browser(): TestBrowser;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** Starts a backend for tests: in memory, with few referrals and no simulator. */
export async function startTestBackend(changes: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const backend = await createBackend({
    port: 0,
    consolePort,
    database: ':memory:',
    seed: 7,
    simulator: false,
    testHooks: true,
    referrals: 300,
    ...changes,
  });
  const consoleOrigin = `http://127.0.0.1:${consolePort}`;
  const headers = new Map<string, Promise<string>>();
  const browser = () => createTestBrowser(backend.url, consoleOrigin);
  return {
    ...backend,
    consoleOrigin,
    basic: `Basic ${Buffer.from(`${clientId}:`).toString('base64')}`,
    browser,
    bearer(username) {
      const cachedHeader = headers.get(username);
      if (cachedHeader) return cachedHeader;
      const header = browser()
        .tokens(username)
        .then(({ access_token }) => `Bearer ${access_token}`);
      headers.set(username, header);
      return header;
    },
    get: (path, headers = {}) => fetch(`${backend.url}${path}`, { headers }),
    post: (path, body, headers = {}) =>
      fetch(`${backend.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}
