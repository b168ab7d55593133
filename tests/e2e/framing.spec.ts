import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from './fixtures.ts';
import { signInDirectly } from './signInDirectly.ts';

/** A third-party page that frames the URL in its `frame` parameter. */
const test = base.extend<{ stranger: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed here.
  stranger: async ({}, use) => {
    const server = createServer((request, response) => {
      const framed = new URL(request.url ?? '/', 'http://stranger').searchParams.get('frame') ?? '';
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', 'frame-src *');
      response.end(`<title>Win</title><iframe src="${framed.replaceAll('"', '&quot;')}"></iframe>`);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
  },
});

test('I8 a page of another origin can frame itself, but no page of the console of a signed-in user', async ({
  page,
  baseURL,
  stranger,
  expectNoise,
}) => {
  expectNoise(/frame-ancestors/);
  await signInDirectly(page, 'admin');
  const refused = 'chrome-error://chromewebdata/';
  for (const [url, shown] of [
    [`${stranger}/`, `${stranger}/`],
    [`${baseURL}/admin`, refused],
    [`${baseURL}/admin/marketplaces/7`, refused],
    [`${baseURL}/public-referrals`, refused],
    [`${baseURL}/silent-check-sso.html`, refused],
  ] as const) {
    await page.goto(`${stranger}/?frame=${encodeURIComponent(url)}`);
    await expect.poll(() => page.frames()[1]?.url()).toBe(shown);
  }
});
