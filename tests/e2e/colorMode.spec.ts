import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

const openMenu = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /Producer|Admin/ })
    .click();
const ground = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => getComputedStyle(banner).colorScheme);

test('a user switches to dark mode in all tabs and across reloads, then back to the system mode', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|net::ERR_FAILED/);
  await openSignedIn(page, '/admin/all-referrals', 'producer');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await ground(page)).toBe('light');
  const other = await context.newPage();
  await other.goto('/admin/acquired-referrals');
  await expect(other.getByRole('banner')).toBeVisible();

  await openMenu(page);
  const choice = page.getByRole('group', { name: 'Color mode' });
  await expect(choice.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await choice.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(choice.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await expect.poll(() => ground(page)).toBe('dark');
  await expect.poll(() => ground(other)).toBe('dark');

  // Without scripts, to see the page before they load.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await ground(page)).toBe('dark');

  await openMenu(page);
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(choice.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await expect.poll(() => ground(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe('dark');
});
