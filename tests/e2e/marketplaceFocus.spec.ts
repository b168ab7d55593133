import type { Page } from '@playwright/test';
import { expect, nightly, nightlyIf, test } from './fixtures.ts';
import { openSignedIn, signInDirectly } from './signInDirectly.ts';

/** Describes the focused element and what covers it. Runs in the page. */
const look = () => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body)
    return { name: undefined, isField: false, covers: [] };
  const own = (element: Element) => element.closest('label') ?? element;
  const { left, top, right, bottom } = activeElement.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ] as const;
  const over = points.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    const isSeen = hit && (own(activeElement).contains(hit) || hit.contains(activeElement));
    return isSeen ? [] : [`${hit?.tagName}.${hit?.className ?? ''}`];
  });
  const { tagName, id, textContent } = activeElement;
  return {
    name: `${tagName} ${id || textContent.slice(0, 30)}`,
    isField: activeElement.closest('fieldset[role=none]') !== null,
    covers: over,
  };
};

/** More Tab presses than the form needs. */
const maxPresses = 320;

/** Tabs through the form. Returns the number of fields and those that were covered while focused. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = [];
  let fields = 0;
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press(key);
    const { name, isField, covers } = await page.evaluate(look);
    if (!isField && fields > 0) return { fields, covered };
    if (!isField) continue;
    fields += 1;
    if (covers.length > 0) covered.push(`${name} under ${covers.join(', ')}`);
  }
  throw new Error('The form has no end.');
}

/** Checks in both directions that every control of the marketplace form is visible while focused. */
async function walkThereAndBack(page: Page) {
  await openSignedIn(page, '/admin/marketplaces/3', 'admin');
  const name = page.getByRole('textbox', { name: 'Marketplace name', exact: true });
  // Errors and changes make the bar as tall as it gets.
  await name.fill('');
  const there = await walk(page, 'Tab');
  expect(there.fields).toBeGreaterThan(40);
  expect(there.covered).toEqual([]);
  const back = await walk(page, 'Shift+Tab');
  expect(back.fields).toBeGreaterThan(40);
  expect(back.covered).toEqual([]);
}

for (const [device, viewport] of [
  ['a phone', { width: 375, height: 667 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a desk', { width: 1440, height: 900 }],
  ['a desk at 200 % zoom', { width: 720, height: 450 }],
] as const) {
  test.describe(`on ${device}`, nightly, () => {
    test.use({ viewport });

    test('MKF-37 the save bar and the header never cover the focused control', async ({ page }) => {
      test.slow();
      await walkThereAndBack(page);
    });
  });
}

for (const [device, viewport] of [
  ['a phone', { width: 375, height: 812 }],
  ['a laptop', { width: 1280, height: 900 }],
  ['a large desk', { width: 1680, height: 1050 }],
] as const) {
  test.describe(`on ${device} with 200% text`, nightlyIf(device !== 'a phone'), () => {
    test.use({ viewport });

    test('MKF-37 the save bar and the header never cover the focused control', async ({ page }) => {
      test.slow();
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        }),
      );
      await walkThereAndBack(page);
    });
  });
}

test(
  'MKF-37 in a window less than 400 px high, the save bar follows the fields',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 378 });
    await openSignedIn(page, '/admin/marketplaces/3', 'admin');
    await expect(page.getByRole('textbox', { name: 'Marketplace name', exact: true })).toBeVisible();
    const save = page.getByRole('button', { name: 'Save Marketplace' });
    await expect(save).not.toBeInViewport();
    // Content above the button loads late and pushes it down.
    await expect(async () => {
      await save.scrollIntoViewIfNeeded();
      await expect(save).toBeInViewport({ timeout: 1000 });
    }).toPass();
  },
);

test(
  'MKF-4 a shortcut focuses a section, and the section list follows the focus',
  nightly,
  async ({ page }) => {
    await openSignedIn(page, '/admin/marketplaces/3', 'admin');
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await expect(sections.getByRole('link', { name: 'Limits and schedule' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Alt+6',
    );
    await page.getByRole('textbox', { name: 'Marketplace name', exact: true }).focus();
    await page.keyboard.press('Alt+6');
    await expect(page.getByRole('region', { name: 'Delivery: Limits and schedule' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Referrals per hour' })).toBeFocused();
    await expect(sections.locator('[aria-current]')).toHaveText(/Limits and schedule/);
    await page.getByRole('textbox', { name: 'Min estimated premium' }).first().focus();
    await expect(sections.locator('[aria-current]')).toHaveText(/Commercial/);
  },
);

test(
  'MKF-38 focus stays in the save bar after a save and a discard by keyboard',
  nightly,
  async ({ page }) => {
    await openSignedIn(page, '/admin/marketplaces/12', 'admin');
    const limit = page.getByRole('textbox', { name: 'Referrals per month' });
    const state = page.locator('#marketplace-save-state');
    for (const name of ['Discard Changes', 'Save Marketplace']) {
      await limit.fill(String(Number(await limit.inputValue()) + 1));
      await limit.press('Tab');
      const button = page.getByRole('button', { name });
      await expect(button).toBeEnabled();
      await button.press('Enter');
      await expect(state).toHaveText('No changes to save');
      await expect(state).toBeFocused();
    }
  },
);

for (const width of [375, 1024])
  test(`MKF-7 a toast leaves the save bar visible at ${width} px`, nightly, async ({ page, expectNoise }) => {
    expectNoise(/500 \(Internal Server Error\)/);
    await signInDirectly(page, 'admin');
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/admin/marketplaces/3');
    await page.route('**/api/v3/marketplaces/3', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.getByRole('textbox', { name: 'Referrals per month' }).fill('9999');
    const save = page.getByRole('button', { name: 'Save Marketplace' });
    await save.click();
    const toast = page.getByRole('alertdialog').filter({ hasText: 'Failed to save marketplace' });
    await expect(toast).toBeVisible();
    const review = page.getByRole('button', { name: '1 change' });
    const bottom = async () => ((box) => (box ? box.y + box.height : Infinity))(await toast.boundingBox());
    for (const control of [save, review])
      await expect
        .poll(async () => ((await control.boundingBox())?.y ?? 0) - (await bottom()))
        .toBeGreaterThan(0);
  });
