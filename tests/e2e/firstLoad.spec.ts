import { type Traffic, watchTraffic } from '../../scripts/browser/traffic.ts';
import { expect, test } from './fixtures.ts';
import { signInDirectly } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Expects at most so many requests and bytes, and no preflights. */
function expectAtMost(limits: Pick<Traffic, 'requests' | 'bytes'>, { requests, bytes, preflights }: Traffic) {
  expect(requests).toBeLessThanOrEqual(limits.requests);
  expect(bytes).toBeLessThanOrEqual(limits.bytes);
  expect(preflights).toBe(0);
}

test('the cold load of a producer list takes at most 30 requests and 312 KB, and no preflights', async ({
  page,
}) => {
  await signInDirectly(page, 'producer');
  const traffic = await watchTraffic(page);
  await page.goto('/admin/all-referrals', { waitUntil: 'networkidle' });
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  // 6 KB of it are the security headers of the 20 responses.
  expectAtMost({ requests: 30, bytes: 312_000 }, traffic());
});

test('the cold load of the marketplaces takes at most 45 requests and 400 KB, and no preflights', async ({
  page,
}) => {
  await signInDirectly(page, 'admin');
  const traffic = await watchTraffic(page);
  await page.goto('/admin/marketplaces', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'How this is counted' })).toBeVisible();
  await expect(page.getByText('Agency ID#').first()).toBeVisible();
  // 90 KB of it are the 500 referrals that the figures are estimated from.
  expectAtMost({ requests: 45, bytes: 400_000 }, traffic());
});

test('the cold load of the public page takes at most 25 requests and 220 KB, and no preflights', async ({
  page,
}) => {
  const traffic = await watchTraffic(page);
  await page.goto('/public-referrals', { waitUntil: 'networkidle' });
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expectAtMost({ requests: 25, bytes: 220_000 }, traffic());
});

test('the sign-in page appears even if the application code never loads', async ({ page, context }) => {
  await context.route(/\/assets\/createConsole-/, () => {});
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('an application whose code fails to load says so and can be retried', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|net::ERR_|dynamically imported module|Unable to preload/);
  await signInDirectly(page, 'producer');
  await context.route(/\/assets\/createConsole-/, (route) => route.abort('connectionrefused'));
  await page.goto('/admin');
  await expect(page.getByText('This page could not be shown.')).toBeVisible();
  await context.unroute(/\/assets\/createConsole-/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});
