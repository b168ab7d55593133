import type { Page } from '@playwright/test';
import { expect, nightly, test } from './fixtures.ts';
import { openSignedIn, signInDirectly } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const table = (page: Page) => page.getByRole('table');
const rows = (page: Page) => table(page).locator('tbody tr[data-id]');
const footer = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Referral details' });
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const sortBy = (page: Page, name: string) => header(page, name).getByRole('button', { name }).click();

/** The view as users see it: values of the controls, and the page of the list. */
async function seen(page: Page) {
  const { searchParams } = new URL(page.url());
  return {
    query: Object.fromEntries(searchParams),
    state: await page.getByRole('button', { name: /State$/ }).textContent(),
    sort: await header(page, 'Est. Premium').getAttribute('aria-sort'),
    claimed: await page.getByRole('switch', { name: 'Show Claimed' }).isChecked(),
    scope: await page.getByRole('radio', { name: 'All Referrals' }).isChecked(),
  };
}

test(
  'TBL-7 TBL-23 TBL-24 TBL-32 a producer restores a view with Back, Forward and a pasted link',
  nightly,
  async ({ page, context }) => {
    await openSignedIn(page, '/admin/all-referrals', 'producer');
    await expect(page.getByRole('radio', { name: 'In-Appetite' })).toBeChecked();
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('radio', { name: 'All Referrals' }).check({ force: true });
    await page.getByRole('switch', { name: 'Show Claimed' }).check({ force: true });
    await expect(page).toHaveURL(/claimed=shown/);
    await footer(page).getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await sortBy(page, 'Est. Premium');
    await expect(page).toHaveURL(/sort=estimatedPremium(%2C|,)desc/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(footer(page)).toContainText(/Showing 1 to 25 of/);

    const before = await seen(page);
    expect(before).toMatchObject({ sort: 'descending', claimed: true, scope: true });
    const pasted = await context.newPage();
    await pasted.goto(page.url());
    await expect(rows(pasted).first()).toBeVisible();
    await expect.poll(() => seen(pasted)).toEqual(before);
    await pasted.close();

    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect(footer(page)).toContainText(/Showing 26 to 50 of/);
    await page.goForward();
    await expect(header(page, 'Est. Premium')).toHaveAttribute('aria-sort', 'descending');
  },
);

test('TBL-57 DTL-2 DTL-9 the URL keeps the open referral of a producer, and closing returns focus', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/all-referrals?scope=all', 'producer');
  await rows(page)
    .nth(2)
    .getByRole('button', { name: /details/ })
    .press('Enter');
  await expect(page).toHaveURL(/referral=/);
  await expect(panel(page)).toContainText(/phone, email and address after you claim$/);
  await expect(panel(page).getByRole('link', { name: /@/ })).toHaveCount(0);
  const shared = page.url();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(shared);
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(shared);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page).not.toHaveURL(/referral=/);
  await expect(rows(page).locator('[data-opens-row]:focus')).toHaveCount(1);
  await page.goto(shared);
  await expect(panel(page)).toBeVisible();
});

test('ACQ-1 ACQ-2 ACQ-5 ACQ-6 DTL-7 RTE-19 an agency admin sorts, copies and opens referrals', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, '/admin/acquired-referrals', 'agency-admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Claim-it Marketplace' })).toBeVisible();
  await expect(header(page, 'Acquired')).toHaveAttribute('aria-sort', 'descending');
  const phone = rows(page)
    .getByRole('link', { name: /^\(\d{3}\)/ })
    .first();
  await rows(page).getByRole('button', { name: 'Copy phone' }).first().click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(await phone.textContent());
  await sortBy(page, 'City/State');
  await expect(page).toHaveURL(/sort=city/);
  await rows(page)
    .first()
    .getByRole('button', { name: /details/ })
    .click();
  await expect(panel(page).getByRole('button', { name: 'Copy phone' })).toBeVisible();
  await page.goto('/admin/purchased-referrals');
  await expect(page.getByRole('heading', { name: /not available to your role/i })).toBeVisible();
});

test(
  'ROL-5 TBL-59 DTL-6 a carrier has no claim buttons in the list or the panel',
  nightly,
  async ({ page }) => {
    await openSignedIn(page, '/admin/all-referrals?scope=all&claimed=shown', 'carrier');
    await expect(rows(page).first()).toBeVisible();
    const claims = /^(Claim|Talk) Now/;
    await expect(page.getByRole('button', { name: claims })).toHaveCount(0);
    await expect(table(page)).not.toContainText('Meridian Direct');
    await rows(page)
      .first()
      .getByRole('button', { name: /details/ })
      .click();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('button', { name: claims })).toHaveCount(0);
    await page.goto('/admin/recent-opportunities');
    await expect(page.getByRole('heading', { level: 2, name: 'All Referrals' })).toBeVisible();
    await expect(header(page, 'Marketplace Status')).toBeVisible();
    await expect(footer(page)).toHaveCount(0);
  },
);

test('TBL-44 TBL-63 RTE-5 RTE-6 RTE-12 RTE-19 an admin sees all lists but Acquired, each sale once', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/all-referrals', 'admin');
  await expect(page.getByRole('radio', { name: 'All Referrals' })).toBeChecked();
  await expect(header(page, 'Limited Time')).toHaveAttribute('aria-sort', 'ascending');
  await expect(
    table(page)
      .getByText(/minutes? left/)
      .first(),
  ).toBeVisible();
  await page.goto('/admin/claim-it-referrals');
  await expect(rows(page).first()).toContainText('Available');
  await page.goto('/admin/purchased-referrals');
  await expect(header(page, 'Purchased')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText('$');
  const sold = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-id')));
  expect(new Set(sold).size).toBe(sold.length);
  await page.goto('/admin/acquired-referrals');
  await expect(page.getByRole('heading', { name: /not available to your role/i })).toBeVisible();
});

for (const person of ['producer', 'admin', 'bridge-producer'] as const) {
  test(
    `TBL-34 TBL-35 the columns of a ${person} fit a laptop and a tablet, and wider ones scroll by keyboard`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await signInDirectly(page, person);
      const path = '/admin/all-referrals?scope=all&claimed=shown&period=30days&sort=yearsInBusiness,desc';
      await page.goto(path);
      await expect(rows(page).first()).toBeVisible();
      const region = table(page).locator('..');
      const hidden = () => region.evaluate((element) => element.scrollWidth - element.clientWidth);
      for (const width of [1280, 900]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(hidden).toBe(0);
        const cut = await table(page).evaluate((element) =>
          [...element.querySelectorAll<HTMLElement>('th, tbody td')]
            .filter((cell) => cell.scrollWidth > cell.clientWidth)
            .map((cell) => cell.textContent),
        );
        expect(cut).toEqual([]);
      }

      await page.goto(`${path}&widths=city-600`);
      await expect.poll(hidden).toBeGreaterThan(100);
      await rows(page)
        .first()
        .getByRole('button', { name: /details/ })
        .focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('TBL-39 TBL-40 POP-5 DTL-1 a producer filters, sorts and opens cards with no overflow', async ({
    page,
  }) => {
    await openSignedIn(page, '/admin/all-referrals?scope=all', 'producer');
    const cards = page.getByRole('list', { name: 'Referrals' }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    await page.getByRole('button', { name: 'What Status means' }).click();
    await expect(page.getByRole('dialog', { name: 'What Status means' })).toContainText('Claim Now');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Closing soonest · All Referrals/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Order and filters' });
    await sheet.locator('label', { hasText: 'Show Claimed' }).click();
    await sheet.getByLabel('Sort').selectOption('Est. Premium, high to low');
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: /^Est. Premium, .* · Show Claimed$/ })).toBeVisible();
    await expect(page).toHaveURL(/sort=estimatedPremium/);
    await cards
      .first()
      .getByRole('button', { name: /details/ })
      .click();
    await expect(panel(page)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).not.toHaveURL(/referral=/);
  });
});
