import type { Page, Request } from '@playwright/test';
import { expect, nightly, test } from './fixtures.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Insurance referrals' });
const rows = (page: Page) => table(page).getByRole('row');
const isFeedCall = (request: Request) =>
  new URL(request.url()).pathname.endsWith('/marketplace-opportunities');

test.describe('the public feed', () => {
  test('RTE-2 RTE-16 FEED-1 FEED-5 FEED-10 S8 shows the live feed to a visitor, without any sign-in', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    await expect(page).toHaveURL(/\/public-referrals$/);
    await expect(rows(page)).toHaveCount(26);
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Delivered',
      /^Type/,
      'Category',
      'Location',
      'Policy Type',
      'Industry',
      '# Employees',
      'Years in Business',
      /^Status/,
    ]);
    await expect(page.getByText('All referral activity from the last 72hrs')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Pages' }).getByText(/^Showing 1 to 25 of [\d,]+ Referrals$/),
    ).toBeVisible();
    await expect(table(page)).not.toContainText('$');
    expect(requests.filter((url) => /realms|keycloak|login-status/i.test(url))).toEqual([]);
    expect(page.frames()).toHaveLength(1);
  });

  test('LIV-1 LIV-2 polls every three seconds until it is paused', nightly, async ({ page }) => {
    await page.goto('/public-referrals');
    await expect(rows(page)).toHaveCount(26);
    await page.waitForRequest(isFeedCall);
    await page.getByRole('button', { name: 'Live', exact: true }).click();
    await expect(page.getByText(/^Paused/)).toBeVisible();
    let calls = 0;
    page.on('request', (request) => {
      if (isFeedCall(request)) calls += 1;
    });
    await page.waitForTimeout(4000);
    expect(calls).toBe(0);
    await page.getByRole('button', { name: /^Paused/ }).click();
    await page.waitForRequest(isFeedCall);
    await expect(page.getByText(/^Live/)).toBeVisible();
  });

  test('TBL-7 TBL-8 TBL-20 filters by state and keeps the filter in the URL', nightly, async ({ page }) => {
    await page.goto('/public-referrals?utm=mail');
    await page.getByLabel('State').selectOption('Texas');
    await expect(page).toHaveURL(/state=TX/);
    await expect(page).toHaveURL(/utm=mail/);
    await expect(rows(page).nth(1)).toContainText(', TX');
    for (const row of (await rows(page).all()).slice(1)) await expect(row).toContainText(', TX');
    await page.reload();
    await expect(rows(page).nth(1)).toContainText(', TX');
    await page.getByLabel('State').selectOption('All States');
    await expect(page).not.toHaveURL(/state=/);
  });

  test('TBL-29 TBL-31 pages forward and back', nightly, async ({ page }) => {
    await page.goto('/public-referrals');
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Pages' }).getByText(/^Showing 26 to 50 of/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Pages' }).getByText(/^Showing 1 to 25 of/),
    ).toBeVisible();
  });

  test('FEED-14 CLM-14 CLM-16 CLM-18 opens the claim modal from a status button, and returns focus', async ({
    page,
  }) => {
    await page.goto('/public-referrals');
    const button = table(page)
      .getByRole('button', { name: /^(Claim|Talk) Now/ })
      .first();
    await button.click();
    const modal = page.getByRole('dialog');
    await expect(modal).toContainText('Want to get referrals like this one?');
    await expect(modal.getByRole('link', { name: 'Get Advantage Now' })).toHaveAttribute('href', /^https:/);
    await expect(modal.getByRole('link', { name: 'Claim Now' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('BRD-4 FEED-8 uses the directory skin on a trustedchoice host', async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    await page.goto(`http://www.trustedchoice.localhost:${port}/public-referrals`);
    await expect(rows(page)).toHaveCount(26);
    await expect(page.locator('.advantage-theme').first()).toBeAttached();
    await expect(page.getByText('Advantage Directory, Inc.')).toBeVisible();
    await expect(page.getByRole('link', { name: '(703) 555-0110' })).toHaveAttribute('href', /^tel:/);
  });

  test(
    'LIV-4 LIV-6 keeps its rows while the service is down, and recovers',
    nightly,
    async ({ page, context, expectNoise }) => {
      expectNoise(/Failed to load resource|CORS request did not succeed/);
      await page.goto('/public-referrals');
      await expect(rows(page)).toHaveCount(26);
      await context.route(/marketplace-opportunities/, (route) => route.abort('connectionrefused'));
      await expect(page.getByText(/reconnecting/)).toBeVisible();
      await expect(rows(page)).toHaveCount(26);
      await context.unroute(/marketplace-opportunities/);
      await expect(page.getByText(/^Live/)).toBeVisible();
    },
  );

  test.describe('on a phone', nightly, () => {
    test.use({ viewport: { width: 375, height: 812 } });

    test('TBL-39 shows cards without horizontal scrolling', async ({ page }) => {
      await page.goto('/public-referrals');
      await expect(page.getByRole('button', { name: /^(Claim|Talk) Now/ }).first()).toBeVisible();
      await expect(table(page)).toBeHidden();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
});
