import type { Page } from '@playwright/test';
import { expect, nightly, test } from './fixtures.ts';
import { listCalls } from './freezeReferrals.ts';
import { dropPlace, hold, rowAt } from './marketplaceRows.ts';
import { openSignedIn, signInDirectly } from './signInDirectly.ts';

interface Priority {
  readonly id: number;
  readonly priority: number;
}

/** Serves the first five marketplaces in a separate order that no other journey changes. */
async function fiveMarketplaces(page: Page) {
  const service = { order: [] as number[], received: [] as number[][], status: 200 };
  await page.route('**/api/v3/marketplaces', async (route) => {
    const response = await route.fetch();
    const all: { readonly id: number }[] = await response.json();
    if (service.order.length === 0) service.order = all.slice(0, 5).map(({ id }) => id);
    const json = service.order.map((id, index) => ({
      ...all.find((marketplace) => marketplace.id === id),
      marketplaceName: `Agency ${id}`,
      priority: index + 1,
    }));
    await route.fulfill({ response, json });
  });
  await page.route('**/api/v3/marketplaces/priorities', async (route) => {
    const priorities: Priority[] = route.request().postDataJSON();
    service.received.push(priorities.map(({ id }) => id));
    if (service.status === 200) service.order = priorities.map(({ id }) => id);
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ status: service.status, headers, json: null });
  });
  await page.goto('/admin/marketplaces');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  return service;
}

const shownIds = async (page: Page) =>
  (await page.getByRole('rowheader').getByRole('link').allTextContents()).map((name) =>
    Number(name.replace('Agency ', '')),
  );

const saved = (page: Page) => page.getByText('Marketplace priorities updated successfully.');

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test.beforeEach(({ page }) => signInDirectly(page, 'admin'));

  test('MKL-12 MKL-13 ERR-25 a row is dragged before and after others and to both ends, with undo', async ({
    page,
  }) => {
    const service = await fiveMarketplaces(page);
    const [a, b, c, d, e] = service.order;
    const drags = [
      { from: 4, part: 'upper', over: 2, order: [a, d, b, c, e] },
      { from: 2, part: 'lower', over: 3, order: [a, b, d, c, e] },
      { from: 5, part: 'upper', over: 1, order: [e, a, b, d, c] },
      { from: 1, part: 'lower', over: 5, order: [a, b, d, c, e] },
    ] as const;
    const received: unknown[] = [];
    for (const { from, part, over, order } of drags) {
      await hold(page, from, part, over);
      await expect(dropPlace(page)).toHaveCount(1);
      await page.mouse.up();
      await expect.poll(() => shownIds(page)).toEqual(order);
      received.push(order);
      await expect.poll(() => service.received).toEqual(received);
      await expect(page.getByText('Saving the order')).toHaveCount(0);
      await expect(saved(page).first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => service.received.at(-1)).toEqual([e, a, b, d, c]);
    await expect.poll(() => shownIds(page)).toEqual([e, a, b, d, c]);
  });

  test(
    'MKL-21 a row dragged in a list left open keeps what a colleague moved since',
    nightly,
    async ({ page }) => {
      const service = await fiveMarketplaces(page);
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = service.order;
      service.order = [c, a, b, d, e];
      await hold(page, 5, 'upper', 4);
      await page.mouse.up();
      await expect(page.getByText(`Agency ${e} is now at position 4 of 5.`)).toBeVisible();
      expect(service.received).toEqual([[c, a, b, e, d]]);
      expect(await shownIds(page)).toEqual([c, a, b, e, d]);
    },
  );

  test(
    'MKL-14 a row dropped in its own place, or canceled with Escape, does not move',
    nightly,
    async ({ page }) => {
      const service = await fiveMarketplaces(page);
      await hold(page, 3, 'upper', 3);
      await page.mouse.up();
      await hold(page, 3, 'lower', 2);
      await page.mouse.up();
      await hold(page, 1, 'lower', 4);
      await expect(dropPlace(page)).toHaveCount(1);
      // The pointer rests on another row's handle for longer than a tooltip's delay.
      await page.waitForTimeout(800);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect(page.locator('[data-dragging]')).toHaveCount(0);
      expect(await shownIds(page)).toEqual(service.order);
      expect(service.received).toEqual([]);
    },
  );

  test(
    'MKL-15 MKL-16 ERR-15 a failed drop shows the current order of the service',
    nightly,
    async ({ page, expectNoise }) => {
      expectNoise(/status of 500/);
      const service = await fiveMarketplaces(page);
      service.status = 500;
      service.order = [...service.order.slice(0, 3).toReversed(), ...service.order.slice(3)];
      await hold(page, 5, 'upper', 1);
      await page.mouse.up();
      const text = 'Failed to update marketplace priorities. Please refresh the page and try again.';
      await expect(page.getByText(text)).toBeVisible();
      await expect.poll(() => shownIds(page)).toEqual(service.order);
    },
  );
});

test(
  'MKL-12 MKL-13 MKL-17 a row is moved by keyboard and has the focus after saving',
  nightly,
  async ({ page }) => {
    await signInDirectly(page, 'admin');
    const service = await fiveMarketplaces(page);
    const [a, b, c, d, e] = service.order;
    await rowAt(page, 2)
      .getByRole('button', { name: /^Drag / })
      .focus();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key, { delay: 100 });
    await expect(saved(page)).toBeVisible();
    expect(service.received).toEqual([[a, c, b, d, e]]);
    await expect(page.getByText('Saving the order')).toHaveCount(0);
    await expect(rowAt(page, 3).getByRole('button', { name: /^Drag / })).toBeFocused();
  },
);

test.describe('by touch', nightly, () => {
  test.use({ viewport: { width: 375, height: 844 }, hasTouch: true, isMobile: true });

  test('MKL-6 rows keep their position while their details load', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    for (const later of [/\/api\/v3\/agencies\?/, listCalls])
      await page.route(later, async (route) => {
        await arrived;
        await route.continue();
      });
    const rooms = () =>
      page.locator('tbody tr[data-key]').evaluateAll((rows) =>
        rows.map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return { top, height };
        }),
      );
    await openSignedIn(page, '/admin/marketplaces', 'admin');
    await expect(page.locator('tbody tr[data-key]').nth(5)).toBeVisible();
    await expect(page.getByText(/Agency ID#/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Where / })).toHaveCount(0);
    const before = await rooms();
    arrive();
    await expect(page.getByText(/Agency ID#/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Where / }).first()).toBeVisible();
    expect(await rooms()).toEqual(before);
  });

  test('MKL-12 MKL-13 a row is dragged without scrolling the page', async ({ page }) => {
    // Tall enough that the drop is far from the edges, where a drag scrolls on purpose.
    await page.setViewportSize({ width: 375, height: 1200 });
    await signInDirectly(page, 'admin');
    const service = await fiveMarketplaces(page);
    const [a, b, c, d, e] = service.order;
    const handle = await rowAt(page, 1)
      .getByRole('button', { name: /^Drag / })
      .boundingBox();
    const over = await rowAt(page, 3).boundingBox();
    if (!handle || !over) throw new Error('A row is not there.');
    const browser = await page.context().newCDPSession(page);
    const x = handle.x + handle.width / 2;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
    const y = handle.y + handle.height / 2;
    await touch('touchStart', y);
    await touch('touchMove', y + 10);
    await expect(rowAt(page, 1)).toHaveAttribute('data-dragging', 'true');
    await touch('touchMove', over.y + over.height - 6);
    await expect(dropPlace(page)).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await touch('touchEnd');
    await expect.poll(() => shownIds(page)).toEqual([b, c, a, d, e]);
    await expect(saved(page)).toBeVisible();
    expect(service.received).toEqual([[b, c, a, d, e]]);
  });

  test('MKL-12 MKL-13 a row is moved from the menu that one tap opens', async ({ page }) => {
    await signInDirectly(page, 'admin');
    const service = await fiveMarketplaces(page);
    const [a, b, c, d, e] = service.order;
    await rowAt(page, 3)
      .getByRole('button', { name: /^More for / })
      .tap();
    await page.getByRole('menuitem', { name: 'Move up' }).tap();
    await expect.poll(() => shownIds(page)).toEqual([a, c, b, d, e]);
    await expect(saved(page)).toBeVisible();
    expect(service.received).toEqual([[a, c, b, d, e]]);
  });
});

test('MKL-19 MKL-12 a list of 1,000 marketplaces renders and looks up only visible rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInDirectly(page, 'admin');
  const received: number[][] = [];
  const lookups = new Set<string>();
  await page.route('**/api/v3/marketplaces', async (route) => {
    const response = await route.fetch();
    const [first] = await response.json();
    const json = Array.from({ length: 1000 }, (_, index) => ({
      ...first,
      id: index + 1,
      // Several marketplaces of each agency: more agencies than the list may look up for visible rows.
      agencyId: 200_000 + (index % 300),
      marketplaceName: `Agency ${index + 1}`,
      priority: index + 1,
    }));
    await route.fulfill({ response, json });
  });
  await page.route('**/api/v3/marketplaces/priorities', async (route) => {
    const priorities: Priority[] = route.request().postDataJSON();
    received.push(priorities.map(({ id }) => id));
    await route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, json: null });
  });
  await page.route('**/api/v3/agencies?**', async (route) => {
    lookups.add(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ headers, json: { fulcrumId: 1, address: { region: 'Southeast' } } });
  });
  await page.goto('/admin/marketplaces');
  const rows = page.locator('tbody tr[data-key]');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(await rows.count()).toBeLessThan(60);
  await rowAt(page, 1)
    .getByRole('button', { name: /^Drag / })
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.locator('tr[data-key="1000"]')).toBeInViewport();
  expect(await rows.count()).toBeLessThan(60);
  await page.keyboard.press('Enter');
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]?.slice(-2)).toEqual([1000, 1]);
  expect(lookups.size).toBeLessThan(150);

  // A search finds a row that was never rendered, and renders only that row.
  await page.getByRole('searchbox', { name: 'Search marketplaces' }).fill('agency 1000');
  // It looks up every agency, because their names count.
  await expect(page.getByText(/^1 of 1,000 marketplaces/)).toBeVisible({ timeout: 120_000 });
  await expect(page).toHaveURL(/[?&]search=agency\+1000/);
  await expect(rows).toHaveCount(1);
});
