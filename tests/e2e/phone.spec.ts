import type { Page } from '@playwright/test';
import { loadLayout, sidewaysScroll } from '../accessibility/layout.ts';
import { tools } from './chooseTool.ts';
import { expect, nightly, nightlyIf, test } from './fixtures.ts';
import { openSignedIn, signInDirectly } from './signInDirectly.ts';

const phone = { width: 375, height: 812 };
const lists = [
  { person: 'producer', path: '/admin/all-referrals?scope=all', name: 'Referrals' },
  { person: 'producer', path: '/admin/claim-it-referrals', name: 'Referrals' },
  { person: 'producer', path: '/admin/recent-opportunities', name: 'Recent referrals' },
  { person: 'producer', path: '/admin/acquired-referrals', name: 'Acquired referrals' },
  { person: 'admin', path: '/admin/purchased-referrals', name: 'Claim-It Transactions' },
] as const;

const cardsOf = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');

/** The percentage of the window that sticky and fixed elements cover. */
const stuck = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('*')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, height } = element.getBoundingClientRect();
      return /sticky|fixed/.test(position) && height > 0 && bottom > 0 && top < innerHeight;
    });
    const rows = new Set<number>();
    for (const bar of bars) {
      const { top, bottom } = bar.getBoundingClientRect();
      for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, bottom); y += 1) rows.add(y);
    }
    return (rows.size / innerHeight) * 100;
  });

/** Sets the browser's own text size, as a reader does in its settings. */
async function setTextSize(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

// The text size stays with the page, which journeys share.
test.afterEach(({ page }) => page.close());

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  for (const { person, path, name } of lists) {
    const isRepeated = !path.includes('scope=all');
    test(
      `TBL-39 ${path} starts above y = 230, has touch-sized controls and keeps its tools in view`,
      nightlyIf(isRepeated),
      async ({ page }) => {
        await openSignedIn(page, path, person);
        const cards = cardsOf(page, name);
        await expect(cards.first()).toBeVisible();
        await expect(tools(page)).toBeVisible();
        expect((await cards.first().boundingBox())?.y).toBeLessThan(230);
        await loadLayout(page);
        expect(await page.evaluate(() => window.layout.lowControls(44))).toEqual([]);
        await page.evaluate(() => scrollTo(0, 1500));
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
        await expect(tools(page)).toBeInViewport();
        expect(await stuck(page)).toBeLessThanOrEqual(20);
      },
    );

    test(
      `${path} at 200% text has no horizontal overflow and leaves 80% of the screen to cards`,
      nightlyIf(isRepeated),
      async ({ page }) => {
        await setTextSize(page, 32);
        await openSignedIn(page, path, person);
        await expect(cardsOf(page, name).first()).toBeVisible();
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        await loadLayout(page);
        expect(await page.evaluate(() => window.layout.cutControls())).toEqual([]);
        await page.evaluate(() => scrollTo(0, 3000));
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
        expect(await stuck(page)).toBeLessThanOrEqual(20);
      },
    );
  }

  test(
    'TBL-39 the state filter and the order of the feed stay readable at 200% text',
    nightly,
    async ({ page }) => {
      await setTextSize(page, 32);
      await page.goto('/public-referrals');
      const sort = page.getByRole('combobox', { name: 'Sort by' });
      await expect(sort).toBeVisible();
      const [state, order] = [
        await page.getByRole('combobox', { name: 'State' }).boundingBox(),
        await sort.boundingBox(),
      ];
      if (!state || !order) throw new Error('no filter');
      // Next to each other or below each other, but whole.
      const isBeside = state.x + state.width <= order.x;
      expect(isBeside || state.y + state.height <= order.y).toBe(true);
      await loadLayout(page);
      expect(await page.evaluate(() => window.layout.cutControls())).toEqual([]);
    },
  );

  test('TBL-57 the whole card opens its referral', nightly, async ({ page }) => {
    await openSignedIn(page, '/admin/all-referrals?scope=all', 'producer');
    const card = cardsOf(page, 'Referrals').first();
    const box = await card.boundingBox();
    if (!box) throw new Error('no card');
    await page.touchscreen.tap(box.x + 8, box.y + box.height - 8);
    await expect(page.getByRole('dialog', { name: /./ })).toBeVisible();
    await expect(page).toHaveURL(/referral=/);
  });

  test('the tools of a list open in a sheet', nightly, async ({ page }) => {
    await openSignedIn(page, '/admin/all-referrals?scope=all', 'producer');
    await tools(page).tap();
    await page.getByRole('menuitem', { name: 'Export' }).tap();
    await expect(page.getByRole('dialog', { name: /Export/ })).toBeVisible();
  });

  test('the transaction total is the sum of the prices on the cards', nightly, async ({ page }) => {
    await openSignedIn(page, '/admin/purchased-referrals', 'admin');
    // Without the rows of the days.
    const cards = cardsOf(page, 'Claim-It Transactions').and(page.locator('[data-id]'));
    await expect(cards.first()).toBeVisible();
    const texts = await cards.allTextContents();
    const prices = texts.map((text) => Number(/\$([\d,.]*\d)/.exec(text)?.[1]?.replace(',', '') ?? 0));
    const sum = prices.reduce((all, price) => all + price, 0);
    const total = await page
      .getByRole('paragraph')
      .filter({ hasText: /transactions?$/ })
      .textContent();
    expect(Number(/\$([\d,.]*\d)/.exec(total ?? '')?.[1]?.replace(',', ''))).toBeCloseTo(sum);
  });

  test('late transactions cause no layout shift', nightly, async ({ page }) => {
    await signInDirectly(page, 'admin');
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      (url) => url.searchParams.has('page') && url.pathname.includes('referral'),
      async (route) => {
        await isAnswered;
        await route.continue();
      },
    );
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
          document.documentElement.dataset.shift = `${Number(document.documentElement.dataset.shift ?? 0) + value}`;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/admin/purchased-referrals');
    await expect(tools(page)).toBeVisible();
    answer();
    await expect(cardsOf(page, 'Claim-It Transactions').first()).toBeVisible();
    // Layout shifts are reported after their frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.02);
  });
});

for (const [device, width, role] of [
  ['on a tablet', 768, 'list'],
  ['on a wide tablet', 1024, 'table'],
] as const)
  test.describe(device, nightly, () => {
    test.use({ viewport: { width, height: 1024 }, hasTouch: true });

    test(`a list shows its ${role}, and the page does not scroll horizontally`, async ({ page }) => {
      await openSignedIn(page, '/admin/all-referrals?scope=all', 'producer');
      const list = page.getByRole(role, { name: 'Referrals', exact: true }).and(page.locator('main *'));
      await expect(list.getByRole(role === 'table' ? 'row' : 'listitem').nth(1)).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect((await list.boundingBox())?.y).toBeLessThan(230);
      await loadLayout(page);
      expect(await page.evaluate(() => window.layout.cutControls())).toEqual([]);
    });
  });

test.describe('on the smallest phone at 200% text', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  for (const [person, path, shown] of [
    ['producer', '/admin/all-referrals?scope=all', 'Claim-it Marketplace'],
    ['producer', '/admin/acquired-referrals', 'Claim-it Marketplace'],
    ['producer', '/admin/not-implemented?feature=my-appetite', /./],
    ['admin', '/admin/recent-opportunities', 'Claim-it Marketplace'],
    ['admin', '/admin/purchased-referrals', 'Claim-It Transactions'],
    ['admin', '/admin/marketplaces', 'All Marketplaces'],
    ['admin', '/admin/marketplaces/2', /^Marketplace: /],
    ['admin', '/admin/feature-flags', 'Feature Flags'],
  ] as const)
    test(
      `${path} of a ${person} has no horizontal overflow`,
      nightlyIf(path !== '/admin/marketplaces/2'),
      async ({ page }) => {
        await setTextSize(page, 32);
        await signInDirectly(page, person);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { name: shown, level: 1 })).toBeVisible();
        await loadLayout(page);
        await expect(async () => {
          expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
          expect(await page.evaluate(() => window.layout.cutControls())).toEqual([]);
        }).toPass();
      },
    );
});
