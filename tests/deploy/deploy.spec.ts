import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createConsoleServer } from '../../scripts/serve/consoleServer.ts';
import { builtConsole } from '../../scripts/start/builtConsole.ts';
import { freePort, listen } from '../../scripts/start/ports.ts';
import { signInAt } from '../keycloak/signIn.ts';
import { startEdge } from './edge.ts';
import { type Origin, startOrigin } from './origin.ts';
import { backendPort, edgePort, edgeUrl, keycloakPort, originPort } from './ports.ts';

let origin: Origin;
let stopEdge: () => Promise<void>;

test.beforeAll(async () => {
  origin = await startOrigin();
  stopEdge = await startEdge({
    port: edgePort,
    services: `127.0.0.1:${originPort}`,
    servicesHost: `127.0.0.1:${backendPort}`,
    identity: `127.0.0.1:${keycloakPort}`,
  });
});

test.afterAll(async () => {
  await stopEdge();
  await origin.close();
});

const list = '/api/v1/marketplace-opportunities?page=0&size=25&sort=addDate%2Cdesc';

test('I6 sends the same headers as `start`', async () => {
  const directory = await builtConsole(`${import.meta.dirname}/../..`);
  const port = await freePort();
  const server = createConsoleServer({
    directory,
    settingsFor: () => ({ config: {}, origins: { connect: [], images: [] } }),
  });
  await listen(server, port, 'port');
  const page = await (await fetch(`${edgeUrl}/admin`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const told = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'cache-control',
    'content-encoding',
  ];
  const headersOf = async (url: string) => {
    const { status, headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    const said = told.map((name) => [
      name,
      headers.get(name)?.replace(/nonce-[^']+/g, 'nonce-NONCE') ?? null,
    ]);
    return { status, ...Object.fromEntries(said) };
  };
  for (const path of [
    '/',
    '/admin/marketplaces/1.5',
    '/config.json',
    '/silent-check-sso.html',
    '/silent-check-sso.js',
    '/none.txt',
    '/none.js',
    script,
  ]) {
    const { 'content-encoding': originEncoding, ...ours } = await headersOf(
      `http://127.0.0.1:${port}${path}`,
    );
    const { 'content-encoding': encoding, ...edge } = await headersOf(`${edgeUrl}${path}`);
    expect({ path, ...edge }).toEqual({ path, ...ours });
    if (path === script) expect([encoding, originEncoding]).toEqual(['br', 'br']);
  }
  server.close();
  server.closeAllConnections();
});

test('each response for a page has a new nonce, which its policy names', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await fetch(`${edgeUrl}/admin`);
      const [, nonce = ''] = /nonce="([0-9a-f]{32})"/.exec(await answer.text()) ?? [];
      expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('RTE-1 a user signs in with Keycloak behind the edge and sees the list', async ({ page }) => {
  await signInAt(page, '/admin', 'producer');
  await expect(page).toHaveURL(/\/admin\/all-referrals/);
});

test('the public page shows its rows through the cache', async ({ page }) => {
  await page.goto('/public-referrals');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const answer = await fetch(`${edgeUrl}${list}`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Polls the list once, like a feed. Resolves with the status. */
const poll = () =>
  new Promise<number>((resolve, reject) => {
    request({ agent, port: edgePort, path: list, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

test('2,000 feeds cause about one request to the services every three seconds', async () => {
  const seconds = 12;
  const before = origin.requestCount();
  const start = performance.now();
  const feed = async (index: number) => {
    const answers: number[] = [];
    await wait((index / 2000) * 3000);
    while (performance.now() - start < seconds * 1000) {
      answers.push(await poll());
      await wait(3000);
    }
    return answers;
  };
  const answers = (await Promise.all(Array.from({ length: 2000 }, (_, index) => feed(index)))).flat();
  const passed = (performance.now() - start) / 1000;
  console.log(
    `${answers.length} polls in ${passed.toFixed(0)} s, ${origin.requestCount() - before} reached the services`,
  );
  expect(answers.length).toBeGreaterThan(4000);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(origin.requestCount() - before).toBeLessThanOrEqual(Math.ceil(passed / 3) + 1);
});

test('feeds keep getting the last rows while the services are down, then recover', async () => {
  await poll();
  await origin.stop();
  await wait(4000);
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await fetch(`${edgeUrl}${list}`);
    expect(answer.status).toBe(200);
    expect((await answer.json()).content.length).toBe(25);
    expect(answer.headers.get('x-cache')).toMatch(/STALE|UPDATING/);
    await wait(1000);
  }
  const down = await fetch(`${edgeUrl}/api/v3/marketplaces`);
  expect(down.status).toBe(502);
  expect(down.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  await origin.start();
  await expect
    .poll(async () => (await fetch(`${edgeUrl}${list}`)).headers.get('x-cache'), { timeout: 20_000 })
    .toMatch(/HIT|MISS|EXPIRED|REVALIDATED/);
});
