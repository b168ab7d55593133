import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enter } from './enter.ts';
import { expect, test } from './fixtures.ts';
import { fetchWhole, listCalls } from './frozen.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const headers = (page: Page) => page.getByRole('columnheader');
const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function open(page: Page, baseURL: string | undefined, person: string) {
  await enter(page, baseURL, person);
  await page.goto('/admin/all-referrals');
  await expect(page.getByRole('table').locator('tbody tr[data-id]').first()).toBeVisible();
}

test('TBL-1 TBL-7 an admin keeps columns and filters as a view: it is in the address, opens first, and is nobody else’s', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, baseURL, 'admin');
  await tool(page, 'Columns and rows').click();
  for (const name of ['Type', 'Limited Time']) {
    await dialog(page, 'Columns and rows')
      .getByRole('checkbox', { name, exact: true })
      .uncheck({ force: true });
  }
  await page.keyboard.press('Escape');
  await expect(headers(page).nth(1)).toContainText('Status');
  await expect(page).toHaveURL(/columns=addDate\.status\./);

  await tool(page, 'Views').click();
  const views = dialog(page, 'Saved views');
  await views.getByRole('button', { name: 'Save current view' }).click();
  await views.getByRole('textbox', { name: 'View name' }).fill('Short');
  await page.keyboard.press('Enter');
  await views.getByRole('button', { name: 'More for Short' }).click();
  await page.getByRole('menuitem', { name: 'Set as default' }).click();
  await expect(views.getByText('Default', { exact: true })).toBeVisible();

  const next = await context.newPage();
  await next.goto('/admin/all-referrals');
  await expect(tool(next, 'Short')).toBeVisible();
  await expect(next).toHaveURL(/columns=addDate\.status\./);
  await next.goto('/admin/all-referrals?state=TX');
  await expect(headers(next).nth(1)).toContainText('Type');
  await next.close();

  await page.keyboard.press('Escape');
  await context.clearCookies();
  await open(page, baseURL, 'bridge-admin');
  await tool(page, 'Views').click();
  await expect(dialog(page, 'Saved views').getByText(/Save the current filters/)).toBeVisible();
});

test('a carrier exports every page of what shows, goes on after a fault, and finds no way to reach a consumer in it', async ({
  page,
  baseURL,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource/);
  await open(page, baseURL, 'carrier');
  await page.getByRole('switch', { name: 'Show Claimed' }).check({ force: true });
  await expect(page).toHaveURL(/claimed=shown/);
  let isDown = true;
  await page.route(/page=1&size=9\d/, (route) => (isDown ? route.abort() : route.continue()));
  await tool(page, 'Export').click();
  const box = dialog(page, 'Export as CSV');
  await box.getByRole('radio', { name: /^All pages/ }).check({ force: true });
  await box.getByRole('button', { name: 'Export' }).click();
  await expect(box.getByRole('alert')).toContainText('Export paused');
  isDown = false;
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    box.getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^all-referrals-\d{4}-\d\d-\d\d-\d{4}-UTC\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF"Delivered \(UTC\)","Type","Status"/);
  const said = await box.getByRole('status').textContent();
  expect(said).toContain(`${(lines.length - 2).toLocaleString('en-US')} referrals exported.`);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,"/);
  expect(text).not.toMatch(/@|\(\d{3}\) \d{3}-\d{4}/);
});

/** Lets one more referral than the service has arrive, from the moment it is called. */
async function arrivals(page: Page): Promise<() => void> {
  let hasArrived = false;
  await page.route(listCalls, async (route) => {
    const response = await fetchWhole(route);
    if (!hasArrived) return route.fulfill({ response });
    const list = await response.json();
    const arrived = { ...list.content[0], opportunityId: 'arrived' };
    const json = { ...list, content: [arrived, ...list.content], totalElements: list.totalElements + 1 };
    return route.fulfill({ response, headers: { ...response.headers(), etag: '"arrived"' }, json });
  });
  return () => {
    hasArrived = true;
  };
}

test('a producer turns alerts on: the tab counts new referrals while nobody looks', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hasFocus', { value: () => false });
  });
  const arrive = await arrivals(page);
  await open(page, baseURL, 'producer');
  const title = await page.title();
  await tool(page, 'Alerts').click();
  const alerts = dialog(page, 'Alerts');
  await alerts.getByRole('switch', { name: 'Notify me about new referrals' }).check({ force: true });
  await expect(alerts.getByRole('checkbox', { name: 'Show the count in the tab title' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Alerts on')).toBeVisible();
  const hasLooked = () => Object.keys(localStorage).some((key) => key.endsWith('referral-alerts-seen'));
  await expect.poll(() => page.evaluate(hasLooked)).toBe(true);
  expect(await page.title()).toBe(title);
  // What arrives during a reload is told by the page after it.
  arrive();
  await page.reload();
  await expect(tool(page, 'Alerts on')).toBeVisible();
  await expect(page).toHaveTitle(`(1) ${title}`);
});
