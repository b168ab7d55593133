import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsoleServer } from './consoleServer.ts';

const directory = mkdtempSync(join(tmpdir(), 'console-server-'));
const rows = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, state: 'TX' })));
const page = (title: string) =>
  `<title>${title}</title><script nonce="__CSP_NONCE__"></script>${' '.repeat(2000)}`;

/** Requests that the services received. */
const arrived: { url: string | undefined; host: string | undefined }[] = [];
const services = createServer(({ url, headers }, response) => {
  arrived.push({ url, host: headers.host });
  response.setHeader('set-cookie', ['a=1', 'b=2']);
  response.setHeader('content-type', 'application/json');
  response.setHeader('etag', '"rows"');
  if (headers['if-none-match']?.includes('"rows"')) response.writeHead(304).end();
  else response.end(rows);
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const listening = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

let server: Server;
let port: number;
let ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), page('Feed'));
  writeFileSync(join(directory, 'admin.html'), page('Console'));
  writeFileSync(join(directory, 'silent-check-sso.html'), 'Signed in');
  writeFileSync(join(directory, 'assets/app.js'), 'plain');
  writeFileSync(join(directory, 'assets/app.js.br'), 'brotli');
  writeFileSync(join(directory, 'assets/app.js.gz'), 'gzip');
  const origin = 'http://127.0.0.1';
  server = createConsoleServer({
    directory,
    settingsFor: () => ({ config: {}, origins: { connect: [origin], identity: origin, images: [] } }),
    backendPort: await listening(services),
  });
  port = await listening(server);
  ask = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      request({ port, path, method, headers: { host: 'localhost:4300', ...headers } }, async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      })
        .on('error', reject)
        .end();
    });
});

afterAll(() => {
  server.close();
  services.close();
  rmSync(directory, { recursive: true });
});

describe('build files', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ])('are compressed as %s allows and cached for a year', async (accepted, encoding, text) => {
    const { headers, body } = await ask('/assets/app.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(text);
  });

  it('return 404 after a newer build removes them', async () => {
    writeFileSync(join(directory, 'assets/old.js'), 'old');
    expect((await ask('/assets/old.js')).status).toBe(200);
    rmSync(join(directory, 'assets/old.js'));
    expect((await ask('/assets/old.js')).status).toBe(404);
    expect((await ask('/assets/app.js')).status).toBe(200);
  });

  it('return 404 if they do not exist', async () => {
    expect((await ask('/assets/gone.js')).status).toBe(404);
    expect((await ask('/favicon.ico')).status).toBe(404);
  });
});

describe('pages', () => {
  it.each(['/admin', '/admin/', '/admin/marketplaces/1.5', '/admin/x.y', '/admin/a/b.html', '/admin.html'])(
    'RTE-3 RTE-24 %s is the console',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('text/html');
      expect(body.toString()).toContain('<title>Console</title>');
    },
  );

  it.each(['/', '/nowhere/at/all', '/index.html'])('RTE-4 %s is the feed', async (path) => {
    expect((await ask(path)).body.toString()).toContain('<title>Feed</title>');
  });

  it('are compressed and contain the nonce of their policy', async () => {
    const { headers, body } = await ask('/', { 'accept-encoding': 'br' });
    const [, nonce] =
      brotliDecompressSync(body)
        .toString()
        .match(/nonce="([^"]+)"/) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('every response', () => {
  it.each<[string, number, () => Promise<Answer>]>([
    ['the first page', 200, () => ask('/')],
    ['a page of the console', 200, () => ask('/admin/marketplaces')],
    ['the public page', 200, () => ask('/public-referrals')],
    ['the configuration', 200, () => ask('/config.json')],
    ['a script', 200, () => ask('/assets/app.js')],
    ['a page without a response body', 200, () => ask('/', {}, 'HEAD')],
    ['the page that ends silent sign-in', 200, () => ask('/silent-check-sso.html')],
    ['a script that is gone', 404, () => ask('/assets/gone.js')],
    ['an unknown file', 404, () => ask('/none.txt')],
    ['an unknown script', 404, () => ask('/none.js')],
    ['an unknown icon', 404, () => ask('/favicon.ico')],
    ['a write to a page', 405, () => ask('/', {}, 'POST')],
    ['a write to the configuration', 405, () => ask('/config.json', {}, 'PUT')],
    ['a preflight', 405, () => ask('/config.json', { origin: 'http://evil.example' }, 'OPTIONS')],
    ['an invalid address', 200, () => ask('//')],
  ])(
    'I6 has the security headers and can be read by no other origin: %s (%d)',
    async (_kind, status, get) => {
      const answer = await get();
      expect(answer.status).toBe(status);
      const policy = answer.headers['content-security-policy'];
      expect(policy).toMatch(/^default-src 'none'; /);
      expect(policy).toMatch(/frame-ancestors '(none|self)'/);
      expect(answer.headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        ...(status === 405 && { allow: 'GET, HEAD' }),
      });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it('I6 can be framed by no page, except the one that ends silent sign-in by our own', async () => {
    for (const path of ['/', '/config.json', '/none.txt', '/assets/app.js'])
      expect((await ask(path)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const { headers } = await ask('/silent-check-sso.html');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });
});

describe('the service proxy', () => {
  it('forwards the original host, and passes back cookies and the ETag', async () => {
    const { headers, body } = await ask('/api/v1/rows?page=1');
    expect(arrived.at(-1)).toEqual({ url: '/api/v1/rows?page=1', host: 'localhost:4300' });
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers.etag).toBe('W/"rows"');
    expect(body.toString()).toBe(rows);
  });

  it('compresses responses and makes their ETag weak', async () => {
    const { headers, body } = await ask('/realms/advantage/account', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.etag).toBe('W/"rows"');
    expect(gunzipSync(body).toString()).toBe(rows);
  });

  it('returns 304 for a matching weak ETag', async () => {
    const headers = { 'accept-encoding': 'br', 'if-none-match': 'W/"rows"' };
    const answer = await ask('/api/v1/rows', headers);
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
  });

  it('drops the connection while the services are down', async () => {
    const down = createServer();
    const backendPort = await listening(down);
    await once(down.close(), 'close');
    const alone = createConsoleServer({
      directory,
      settingsFor: () => ({ config: {}, origins: { connect: [], identity: '', images: [] } }),
      backendPort,
    });
    const url = `http://127.0.0.1:${await listening(alone)}/api/v1/rows`;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    alone.close();
  });
});
