import type { Page } from '@playwright/test';
import { expect, nightly, test } from './fixtures.ts';
import { openSignedIn } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });
// In sequence: they change the same flag and the same marketplace.
test.describe.configure({ mode: 'default' });

interface Write {
  readonly url: RegExp;
  /** Makes the change. */
  readonly change: (page: Page) => Promise<unknown>;
  readonly path: string;
  /** The page's message once the outcome is known. */
  readonly said: RegExp;
}

const marketplaces = '/admin/marketplaces';
const firstRow = (page: Page) => page.getByRole('table').locator('tbody tr').nth(0);
const thirdRow = (page: Page) => page.getByRole('table').locator('tbody tr').nth(2);

const writes: Readonly<Record<string, Write>> = {
  'the switch of a flag': {
    path: '/admin/feature-flags',
    url: /\/feature-flag\/[^/]+$/,
    change: (page) => page.getByRole('switch').first().press('Space'),
    said: /Feature flag .* updated successfully/,
  },
  'a new flag': {
    path: '/admin/feature-flags',
    url: /\/feature-flag$/,
    async change(page) {
      await page.getByRole('button', { name: 'Add flag' }).click();
      await page.getByRole('textbox', { name: /^Name/ }).fill(`lost-${Date.now()}`);
      await page.getByRole('textbox', { name: /^Description/ }).fill('Made while the network was bad.');
      await page.getByRole('button', { name: 'Create flag' }).click();
    },
    said: /Feature flag lost-\d+ created successfully/,
  },
  'the order of marketplaces': {
    path: marketplaces,
    url: /\/marketplaces\/priorities$/,
    async change(page) {
      await thirdRow(page)
        .getByRole('button', { name: /^More for / })
        .click();
      await page.getByRole('menuitem', { name: 'Move to top' }).click();
    },
    said: /Marketplace priorities updated successfully\./,
  },
  'the switch of a marketplace': {
    path: marketplaces,
    url: /\/marketplaces\/\d+$/,
    change: (page) => firstRow(page).getByRole('switch').press('Space'),
    said: /Marketplace \[\d+\] was turned o/,
  },
};

/** Records the idempotency keys of a page's writes. */
function watchKeys(page: Page, url: RegExp) {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && url.test(request.url()))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

interface CutOff {
  readonly url: RegExp;
  /** Whether the write reaches the service. */
  readonly isHeard: boolean;
  readonly change: () => Promise<unknown>;
}

/** Makes a change and reloads the page while the response is pending. */
async function cutOff(page: Page, { url, isHeard, change }: CutOff) {
  let isHeld = false;
  let isReloading = false;
  await page.route(url, async (route) => {
    if (isReloading || route.request().method() !== 'POST') return route.continue();
    if (isHeard) await route.fetch();
    isHeld = true;
  });
  await change();
  await expect.poll(() => isHeld).toBe(true);
  isReloading = true;
  await page.reload();
}

for (const [name, { url, path, change, said }] of Object.entries(writes)) {
  for (const isHeard of [true, false]) {
    const what = isHeard ? 'was carried out and its answer lost' : 'never arrived';
    test(
      `API-44 ${name} that ${what} before a reload is applied once and confirmed`,
      nightly,
      async ({ page, expectNoise, lockMarketplaceOrder }) => {
        expectNoise(/Failed to load resource|net::ERR_/);
        await lockMarketplaceOrder();
        await openSignedIn(page, path, 'admin');
        await expect(page.getByRole('switch').first()).toBeVisible();
        const keys = watchKeys(page, url);
        await cutOff(page, { url, isHeard, change: () => change(page) });
        await expect(page.getByText(said).first()).toBeVisible();
        expect(keys).toHaveLength(isHeard ? 1 : 2);
        expect(new Set(keys).size).toBe(1);
        const open = () =>
          page.evaluate(() => Object.keys(sessionStorage).filter((key) => /-(saves|changes)$/.test(key)));
        await expect.poll(open).toEqual([]);
      },
    );
  }
}

test('API-44 MKI-33 a marketplace saved just before a reload is confirmed, with no draft to restore', async ({
  page,
  expectNoise,
  attempt,
}) => {
  const kept = `Kept ${attempt}, LLC`;
  expectNoise(/Failed to load resource|net::ERR_/);
  await openSignedIn(page, `${marketplaces}/2`, 'admin');
  const field = page.getByRole('textbox', { name: /^Legal entity name/ });
  await field.fill(kept);
  page.on('dialog', (dialog) => void dialog.accept());
  const change = () => page.getByRole('button', { name: 'Save Marketplace' }).click();
  await cutOff(page, { url: /\/marketplaces\/2$/, isHeard: true, change });
  await expect(page.getByText(/has been saved successfully/).first()).toBeVisible();
  await expect(field).toHaveValue(kept);
  await expect(page.getByText(/unsaved changes/i)).toHaveCount(0);
});
