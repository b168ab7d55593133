import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { chooseTool, tools } from './chooseTool.ts';
import { expect, nightly, test } from './fixtures.ts';
import { fetchWithoutEtag, listCalls } from './freezeReferrals.ts';
import { openSignedIn } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const headers = (page: Page) => page.getByRole('columnheader');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function open(page: Page, person: string) {
  await openSignedIn(page, '/admin/all-referrals', person);
  await expect(page.getByRole('table').locator('tbody tr[data-id]').first()).toBeVisible();
}

test('TBL-1 TBL-7 an admin saves columns as a private default view that the URL shows', async ({
  page,
  context,
}) => {
  await open(page, 'admin');
  await chooseTool(page, 'Columns');
  for (const name of ['Type', 'Limited Time']) {
    await dialog(page, 'Columns').getByRole('checkbox', { name, exact: true }).uncheck({ force: true });
  }
  await page.keyboard.press('Escape');
  await expect(headers(page).nth(1)).toContainText('Status');
  await expect(page).toHaveURL(/columns=addDate\.status\./);

  await chooseTool(page, 'Saved views');
  const views = dialog(page, 'Saved views');
  await views.getByRole('button', { name: 'Save current view' }).click();
  await views.getByRole('textbox', { name: 'View name' }).fill('Short');
  await page.keyboard.press('Enter');
  await views.getByRole('button', { name: 'More for Short' }).click();
  await page.getByRole('menuitem', { name: 'Set as default' }).click();
  await expect(views.getByText('Default', { exact: true })).toBeVisible();

  const next = await context.newPage();
  await next.goto('/admin/all-referrals');
  await expect(next).toHaveURL(/columns=addDate\.status\./);
  await next.goto('/admin/all-referrals?state=TX');
  await expect(headers(next).nth(1)).toContainText('Type');
  await next.close();

  // Otherwise the console would navigate to the sign-in page when it notices.
  await page.goto('about:blank');
  await context.clearCookies();
  await open(page, 'bridge-admin');
  await chooseTool(page, 'Saved views');
  await expect(dialog(page, 'Saved views').getByText(/Save the current filters/)).toBeVisible();
});

test('a carrier exports all pages, resumes after an error, and gets no contact details', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource/);
  await open(page, 'carrier');
  await page.getByRole('switch', { name: 'Show Claimed' }).check({ force: true });
  await expect(page).toHaveURL(/claimed=shown/);
  let isDown = true;
  await page.route(/page=1&size=9\d/, (route) => (isDown ? route.abort() : route.continue()));
  await chooseTool(page, 'Export');
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

/** Closes a tool's panel. */
const close = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
  }).toPass();

/** Saves the current view. The panel must be open. */
async function saveView(page: Page, name: string) {
  const views = dialog(page, 'Saved views');
  await views.getByRole('button', { name: 'Save current view' }).press('Enter');
  await views.getByRole('textbox', { name: 'View name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(views.getByRole('button', { name, exact: true })).toBeFocused();
}

test(
  'TBL-1 renaming and deleting a view by keyboard keeps the focus in the panel',
  nightly,
  async ({ page }) => {
    await open(page, 'bridge-admin');
    await page.goto('/admin/all-referrals?state=TX');
    await chooseTool(page, 'Saved views');
    await saveView(page, 'Texas');
    await page.keyboard.press('Escape');
    await page.goto('/admin/all-referrals?state=OH');
    await chooseTool(page, 'Saved views');
    await saveView(page, 'Ohio');
    const views = dialog(page, 'Saved views');
    const view = (name: string) => views.getByRole('button', { name, exact: true });
    const choose = async (name: string, item: string) => {
      await views.getByRole('button', { name: `More for ${name}` }).press('Enter');
      await page.getByRole('menuitem', { name: item }).press('Enter');
    };
    await choose('Texas', 'Rename');
    await expect(views.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Lone Star');
    await page.keyboard.press('Enter');
    await expect(view('Lone Star')).toBeFocused();
    await choose('Lone Star', 'Rename');
    await expect(views.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await views.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(view('Lone Star')).toBeFocused();
    await choose('Lone Star', 'Delete');
    await expect(view('Ohio')).toBeFocused();
    await choose('Ohio', 'Delete');
    await expect(views.getByRole('button', { name: 'Save current view' })).toBeFocused();
  },
);

test(
  'TBL-1 only one of two equal views is current, and importing twice adds no duplicates',
  nightly,
  async ({ page }) => {
    await open(page, 'bridge-carrier');
    await page.goto('/admin/all-referrals?state=TX');
    await chooseTool(page, 'Saved views');
    const views = dialog(page, 'Saved views');
    await saveView(page, 'Texas');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      views.getByRole('button', { name: 'Export' }).click(),
    ]);
    const kept = JSON.parse(await readFile(await file.path(), 'utf8'));
    const twins = { ...kept, views: [{ ...kept.views[0], name: 'Texas again' }] };
    const imported = async (content: unknown) => {
      const buffer = Buffer.from(JSON.stringify(content));
      await views
        .locator('input[type=file]')
        .setInputFiles({ name: 'views.json', mimeType: 'application/json', buffer });
    };
    await imported(twins);
    await expect(views.getByRole('button', { name: 'Texas again', exact: true })).toBeVisible();
    await expect(views.locator('[aria-current]')).toHaveCount(1);
    const names = () => views.locator('button[data-view]').allTextContents();
    const before = await names();
    await imported(twins);
    await imported(kept);
    await expect(views.getByRole('status')).not.toBeEmpty();
    expect(await names()).toEqual(before);
    await views.getByRole('button', { name: 'Texas again', exact: true }).click();
    await chooseTool(page, 'Saved views');
    await expect(views.locator('[aria-current]')).toHaveText('Texas again');
  },
);

test(
  'TBL-1 moving a column is announced, keeps focus on its menu and adds no history entries',
  nightly,
  async ({ page }) => {
    await open(page, 'producer');
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await chooseTool(page, 'Columns');
    const columns = dialog(page, 'Columns');
    const menu = columns.getByRole('button', { name: 'More for Type' });
    for (let move = 1; move <= 3; move += 1) {
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: 'Move back' }).press('Enter');
      await expect(columns.getByRole('status')).toHaveText(new RegExp(`^Type, column ${move + 2} of \\d+$`));
      await expect(menu).toBeFocused();
    }
    await expect(page).toHaveURL(/columns=/);
    expect(await entries()).toBe(before);
  },
);

/** Returns a function that makes one additional referral arrive. */
async function arrivals(page: Page): Promise<() => void> {
  let hasArrived = false;
  await page.route(listCalls, async (route) => {
    const response = await fetchWithoutEtag(route);
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

test('a producer turns on alerts, and an unfocused tab counts new referrals in its title', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hasFocus', { value: () => false });
  });
  const arrive = await arrivals(page);
  await open(page, 'producer');
  const title = await page.title();
  await chooseTool(page, 'Alerts');
  const alerts = dialog(page, 'Alerts');
  await alerts.getByRole('switch', { name: 'Notify me about new referrals' }).check({ force: true });
  await expect(alerts.getByRole('checkbox', { name: 'Show the count in the tab title' })).toBeChecked();
  await page.keyboard.press('Escape');
  await tools(page).click();
  await expect(page.getByRole('menuitem', { name: 'Alerts' })).toContainText('On');
  await page.keyboard.press('Escape');
  const hasLooked = () => Object.keys(localStorage).some((key) => key.endsWith('referral-alerts-seen'));
  await expect.poll(() => page.evaluate(hasLooked)).toBe(true);
  expect(await page.title()).toBe(title);
  // The page after a reload reports what arrived during the reload.
  arrive();
  await page.reload();
  await expect(tools(page)).toBeVisible();
  await expect(page).toHaveTitle(`(1) ${title}`);
});

test.describe('alerts in two tabs', nightly, () => {
  /** Opens another tab, which has the user's focus only if `isLooking` is true. */
  async function openTab(context: BrowserContext, isLooking: boolean) {
    const tab = await context.newPage();
    await tab.addInitScript((isFocused) => {
      Object.defineProperty(document, 'hasFocus', { value: () => isFocused });
    }, isLooking);
    const arrive = await arrivals(tab);
    await tab.goto('/admin/all-referrals');
    await expect(tools(tab)).toBeVisible();
    return { tab, arrive };
  }

  /** Turns alerts on for a user and waits for the first check. */
  async function turnOn(page: Page, person: string) {
    await open(page, person);
    await chooseTool(page, 'Alerts');
    await dialog(page, 'Alerts')
      .getByRole('switch', { name: 'Notify me about new referrals' })
      .check({ force: true });
    const hasLooked = () => Object.keys(localStorage).some((key) => key.endsWith('referral-alerts-seen'));
    await expect.poll(() => page.evaluate(hasLooked)).toBe(true);
    await page.close();
  }

  test('stay silent while another tab is focused, even after a reload', async ({ page, context }) => {
    await turnOn(page, 'agency-admin');
    const looked = await openTab(context, true);
    const title = await looked.tab.title();
    const background = await openTab(context, false);
    background.arrive();
    looked.arrive();
    await background.tab.reload();
    await expect(tools(background.tab)).toBeVisible();
    await looked.tab.reload();
    await expect(tools(looked.tab)).toBeVisible();
    await background.tab.waitForTimeout(3000);
    expect([await background.tab.title(), await looked.tab.title()]).toEqual([title, title]);
  });

  test('are shown by the remaining background tab when the other one closes', async ({ page, context }) => {
    await turnOn(page, 'agency-admin');
    const first = await openTab(context, false);
    const title = await first.tab.title();
    const second = await openTab(context, false);
    second.arrive();
    await first.tab.close();
    await expect(second.tab).toHaveTitle(`(1) ${title}`);
  });

  test('report unsupported notifications, as on Android, and stop when their view is deleted', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['notifications']);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Notification', {
        value: class {
          static permission = 'granted';
          static requestPermission = async () => 'granted';
          constructor() {
            throw new TypeError(
              'Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.',
            );
          }
        },
      });
    });
    await open(page, 'bridge-producer');
    await page.goto('/admin/all-referrals?state=TX');
    await chooseTool(page, 'Saved views');
    await saveView(page, 'Texas');
    await close(page);
    await chooseTool(page, 'Alerts');
    const alerts = dialog(page, 'Alerts');
    await alerts.getByRole('switch', { name: 'Notify me about new referrals' }).check({ force: true });
    const onDesktop = alerts.getByRole('checkbox', { name: /^Desktop notification/ });
    await onDesktop.check({ force: true });
    await alerts.getByRole('button', { name: 'Send a test alert' }).click();
    await alerts.getByRole('button', { name: /Alert me about/ }).click();
    await page.getByRole('option', { name: 'Texas' }).click();
    await expect(alerts.getByText("This browser doesn't support notifications.")).toBeVisible();
    await expect(onDesktop).toBeDisabled();
    await close(page);
    await chooseTool(page, 'Saved views');
    await dialog(page, 'Saved views').getByRole('button', { name: 'More for Texas' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await close(page);
    await chooseTool(page, 'Alerts');
    await expect(alerts.getByRole('status')).toContainText('their saved view was deleted');
    await expect(alerts.getByRole('switch').first()).not.toBeChecked();
  });
});
