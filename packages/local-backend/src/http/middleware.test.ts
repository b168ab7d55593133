import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetsPath } from '../identity/pages/layout.ts';
import { realmPath } from '../identity/realm.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { listen } from './server.ts';

let backend: TestBackend;
let admin: string;

beforeAll(async () => {
  backend = await startTestBackend();
  admin = await backend.bearer('admin');
});
afterAll(() => backend.close());

const list = '/api/v1/marketplace-opportunities';
const foreign = 'http://evil.example';

/** Sends a request with a Host header, which a page in a browser can't set. */
const asHost = (host: string) =>
  new Promise<number>((resolve, reject) => {
    request({ port: backend.port, path: '/openapi.json', headers: { host } }, ({ statusCode = 0 }) =>
      resolve(statusCode),
    )
      .on('error', reject)
      .end();
  });

const preflight = (path: string, origin: string, method: string, headers?: string) =>
  fetch(`${backend.url}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      ...(headers && { 'access-control-request-headers': headers }),
    },
  });

const allowed = (response: Response) => response.headers.get('access-control-allow-origin');

describe('every response', () => {
  const oidc = `${realmPath}/protocol/openid-connect`;
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${backend.url}${path}`, { redirect: 'manual', ...init });
  const unready = async (path: string) => {
    const server = await listen(0);
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
    await server.close();
    return response;
  };
  const conditional = async (path: string) => {
    const etag = (await backend.get(path)).headers.get('etag') ?? '';
    return backend.get(path, { 'if-none-match': etag });
  };
  const signInFails = async () => {
    await backend.post('/test-hooks', { tokenStatus: 500 });
    const response = await call(`${oidc}/token`, { method: 'POST' });
    await call('/test-hooks', { method: 'DELETE' });
    return response;
  };
  const kinds: readonly (readonly [string, number, () => Promise<Response>])[] = [
    ['a list', 200, () => backend.get(list)],
    ['a list that did not change', 304, () => conditional(list)],
    ['the documentation', 200, () => call('/docs')],
    ['the OpenAPI document', 200, () => call('/openapi.json')],
    ['the liveness check', 200, () => call('/health')],
    ['the readiness check', 200, () => call('/ready')],
    ['an invalid query', 400, () => backend.get(`${list}?size=x`)],
    ['a missing sign-in', 401, () => backend.get('/api/v3/marketplaces')],
    ['a write from another page', 403, () => backend.post(list, {}, { origin: foreign })],
    ['an unknown path', 404, () => call('/nowhere')],
    ['an unknown call', 404, () => call('/api/v1/nowhere')],
    ['a wrong method', 405, () => call(list, { method: 'DELETE' })],
    ['a call during the start', 503, () => unready(list)],
    ['the liveness check during the start', 200, () => unready('/health')],
    ['a preflight', 204, () => preflight(list, backend.consoleOrigin, 'GET')],
    ['a preflight of another page', 204, () => preflight(list, foreign, 'POST')],
    ['the realm', 200, () => call(`${realmPath}/.well-known/openid-configuration`)],
    ['the keys of the realm', 200, () => call(`${oidc}/certs`)],
    ['the session frame', 200, () => call(`${oidc}/login-status-iframe.html`)],
    ['a style sheet of the sign-in', 200, () => call(`${assetsPath}/page.css`)],
    ['a sign-in without a client', 400, () => call(`${oidc}/auth`)],
    ['an account without a sign-in', 401, () => call(`${realmPath}/account`)],
    ['an unknown path of the realm', 404, () => call(`${realmPath}/nowhere`)],
    ['an unknown call of the realm', 404, () => call(`${oidc}/nowhere`)],
    ['a token that fails', 500, signInFails],
    ['a preflight of the token', 204, () => preflight(`${oidc}/token`, backend.consoleOrigin, 'POST')],
    ['a preflight of the token by another page', 204, () => preflight(`${oidc}/token`, foreign, 'POST')],
  ];

  it.each(kinds)('BCK-1 has the security headers: %s (%d)', async (_kind, status, ask) => {
    const response = await ask();
    await response.body?.cancel();
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors /);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin)$/);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBeTruthy();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    ['OPTIONS', `${oidc}/token`],
    ['OPTIONS', `${oidc}/revoke`],
    ['OPTIONS', `${oidc}/certs`],
    ['OPTIONS', `${oidc}/userinfo`],
    ['OPTIONS', `${oidc}/nowhere`],
    ['GET', `${oidc}/certs`],
    ['GET', `${oidc}/auth`],
    ['GET', `${realmPath}/.well-known/openid-configuration`],
    ['POST', `${oidc}/token`],
  ])('BCK-1 lets only the console read the sign-in: %s %s', async (method, path) => {
    for (const origin of [foreign, 'null', backend.consoleOrigin, undefined]) {
      const asked: Record<string, string> =
        method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {};
      const { headers, body } = await call(path, {
        method,
        headers: { ...asked, ...(origin !== undefined && { origin }) },
      });
      await body?.cancel();
      const isConsole = origin === backend.consoleOrigin;
      expect([origin, headers.get('access-control-allow-origin')]).toEqual([
        origin,
        isConsole ? origin : null,
      ]);
      const told = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(told.length > 0).toBe(isConsole);
    }
  });
});

describe('the listening address', () => {
  const reach = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host, port: backend.port, timeout: 1000 });
      const end = (reached: boolean) => {
        socket.destroy();
        resolve(reached);
      };
      socket.once('connect', () => end(true));
      socket.once('error', () => end(false));
      socket.once('timeout', () => end(false));
    });

  it('B1 BCK-1 is the loopback address and no other', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, scopeid }) => !internal && !scopeid)
      .map(({ address }) => address);
    expect(await reach('127.0.0.1')).toBe(true);
    for (const host of ['127.0.0.2', ...others]) expect([host, await reach(host)]).toEqual([host, false]);
  });
});

describe('the server', () => {
  it.each(['127.0.0.1', 'localhost', 'www.trustedchoice.localhost'])(
    'B1 BCK-1 serves the host %s',
    async (name) => {
      expect(await asHost(`${name}:${backend.port}`)).toBe(200);
    },
  );

  it.each([
    'evil.example',
    '127.0.0.1:1',
    'localhost',
    '0.0.0.0',
    '[::1]',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'www.trustedchoice.localhost.evil.example',
  ])('B1 BCK-1 refuses the host %s with 421', async (host) => {
    expect(await asHost(host)).toBe(421);
  });

  it('B1 BCK-1 lets any origin read the public list without credentials, and nothing else', async () => {
    expect(allowed(await backend.get(list, { origin: foreign }))).toBe('*');
    const withKey = await backend.get(list, { origin: foreign, authorization: backend.basic });
    expect(allowed(withKey)).toBeNull();
    expect(allowed(await backend.get(`${list}/producer`, { origin: foreign }))).toBeNull();
    expect(allowed(await backend.get('/api/v3/feature-flag', { origin: foreign }))).toBeNull();
  });

  it('B1 BCK-1 allows conditional requests for the public list, but no credentials', async () => {
    const plain = await preflight(list, foreign, 'GET', 'if-none-match');
    expect(allowed(plain)).toBe('*');
    expect(plain.headers.get('access-control-allow-headers')).toBe('If-None-Match');
    expect(allowed(await preflight(list, foreign, 'GET', 'authorization'))).toBeNull();
    expect(allowed(await preflight(list, foreign, 'POST'))).toBeNull();
    expect(allowed(await preflight('/api/v3/marketplaces', foreign, 'GET', 'authorization'))).toBeNull();
  });

  it('B1 BCK-1 lets the exact origins of the console read everything, without cookies', async () => {
    for (const origin of [
      'http://127.0.0.1:4300',
      'http://localhost:4300',
      'http://www.trustedchoice.localhost:4300',
    ]) {
      const answer = await backend.get('/api/v3/marketplaces', { origin, authorization: admin });
      expect(allowed(answer)).toBe(origin);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('vary')).toContain('Origin');
      expect(answer.headers.get('access-control-expose-headers')).toContain('ETag');
      const asked = await preflight('/api/v3/marketplaces', origin, 'POST', 'authorization, if-match');
      expect(allowed(asked)).toBe(origin);
      expect(asked.headers.get('access-control-allow-headers')).toContain('If-Match');
    }
  });

  it.each([
    foreign,
    'null',
    'http://127.0.0.1:4301',
    'https://127.0.0.1:4300',
    'http://127.0.0.1:4300.evil.example',
    'http://evil.example/http://127.0.0.1:4300',
  ])('B1 BCK-1 refuses writes from the origin %s', async (origin) => {
    const answer = await backend.post('/api/v3/feature-flag', {}, { origin, authorization: admin });
    expect(answer.status).toBe(403);
    expect(allowed(answer)).toBeNull();
  });

  it('B7 BCK-1 returns every error as problem+json without a stack trace', async () => {
    const refusals = [
      [404, await backend.get('/nowhere')],
      [404, await backend.get('/api/v1/nowhere')],
      [405, await fetch(`${backend.url}${list}`, { method: 'DELETE' })],
      [405, await backend.post('/api/v3/agencies', {})],
      [401, await backend.get('/api/v3/marketplaces')],
      [400, await backend.get(`${list}?size=101`)],
      [400, await backend.get(`${list}?sort=secret,asc`)],
    ] as const;
    for (const [status, response] of refusals) {
      const text = await response.text();
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(JSON.parse(text)).toMatchObject({
        status,
        title: expect.any(String),
        detail: expect.any(String),
      });
      expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|\.ts\b/);
    }
  });

  it('B7 BCK-1 lists the allowed methods of a path', async () => {
    const wrong = await fetch(`${backend.url}/api/v3/feature-flag/some-name`, { method: 'PUT' });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('B7 BCK-1 refuses a body that is over 256 KB, not a JSON object or nested too deeply', async () => {
    const headers = { authorization: admin };
    const send = (body: string, type = 'application/json') =>
      backend.post('/api/v3/feature-flag', body, { ...headers, 'content-type': type });
    expect((await send(JSON.stringify({ name: 'x'.repeat(257 * 1024) }))).status).toBe(413);
    expect((await send('{')).status).toBe(400);
    expect((await send('{}', 'text/plain')).status).toBe(415);
    expect((await send(`${'['.repeat(40)}${']'.repeat(40)}`)).status).toBe(400);
    expect((await send('[]')).status).toBe(400);
  });

  it.each([
    'size=0',
    'size=101',
    'size=x',
    'page=-1',
    'page=1.5',
    'page=1&page=2',
    'state=ZZ',
    'addDate=2026-11-20',
    'addDate=02/31/2026',
    'marketplaceStatus=Nope',
    'sort=addDate,up',
    'sort=addDate,asc,x',
    'sort=a',
    'sort=addDate&sort=city&sort=premium&sort=city',
  ])('B7 BCK-1 refuses the query %s with 400', async (query) => {
    const answer = await backend.get(`${list}?${query}`);
    expect(answer.status).toBe(400);
  });

  it('B7 BCK-1 sends a date, nosniff and a ban on framing', async () => {
    const { headers } = await backend.get(list);
    expect(Math.abs(Date.parse(headers.get('date') ?? '') - Date.now())).toBeLessThan(3000);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('B7 BCK-1 answers HEAD like GET without a body', async () => {
    const answer = await fetch(`${backend.url}${list}`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });
});
