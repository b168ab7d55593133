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

test.describe('I8 a page of another origin', () => {
  for (const path of ['/admin', '/admin/marketplaces/7', '/public-referrals', '/silent-check-sso.html']) {
    test(`cannot frame ${path}, even for a signed-in user`, async ({
      page,
      baseURL,
      stranger,
      expectNoise,
    }) => {
      expectNoise(/frame-ancestors/);
      await signInDirectly(page, baseURL, 'admin');
      await page.goto(`${stranger}/?frame=${encodeURIComponent(`${baseURL}${path}`)}`);
      await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    });
  }

  test('can frame itself, which validates the tests above', async ({ page, stranger }) => {
    await page.goto(`${stranger}/?frame=${encodeURIComponent(`${stranger}/`)}`);
    await expect.poll(() => page.frames()[1]?.url()).toBe(`${stranger}/`);
  });
});
