import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createFrozenFetch, listCalls } from './freezeReferrals.ts';
import { signInDirectly } from './signInDirectly.ts';

test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ });
const box = (page: Page, index: number) => boxes(page).nth(index);
const wholePage = (page: Page) => page.getByRole('checkbox', { name: 'Select all on this page' });
const bar = (page: Page) => page.getByRole('group', { name: 'Selection' });
const actions = (page: Page) => bar(page).getByRole('button');

async function startSelecting(page: Page, baseURL: string | undefined, person: string, path: string) {
  await signInDirectly(page, baseURL, person);
  await page.goto(path);
  if ((page.viewportSize()?.width ?? 0) < 1056)
    await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('button', { name: 'Select rows' }).click();
  await expect(boxes(page).nth(5)).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText('Nothing selected');
}

/** Presses Export. Returns the lines of the file. */
async function exported(page: Page): Promise<readonly string[]> {
  const file = page.waitForEvent('download');
  await actions(page).getByText('Export').click();
  const text = await readFile(await (await file).path(), 'utf8');
  return text.trimEnd().split('\r\n').slice(1);
}

/** Freezes the list. Returns a function that removes its first row. */
async function departures(page: Page): Promise<() => void> {
  const fetchFrozen = createFrozenFetch();
  let hasLeft = false;
  await page.route(listCalls, async (route) => {
    const response = await fetchFrozen(route);
    if (!hasLeft) return route.fulfill({ response });
    const list = await response.json();
    const json = { ...list, content: list.content.slice(1), totalElements: list.totalElements - 1 };
    return route.fulfill({ response, headers: { ...response.headers(), etag: '"left"' }, json });
  });
  return () => {
    hasLeft = true;
  };
}

const nextAnswer = (page: Page) => page.waitForResponse((response) => listCalls.test(response.url()));

for (const person of ['producer', 'admin']) {
  test(`TBL-69 a ${person} selects by mouse, range, keyboard and touch, and exports and copies rows`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const leave = await departures(page);
    await startSelecting(page, baseURL, person, '/admin/all-referrals');
    const count = (number: number) =>
      expect(bar(page).getByRole('status')).toHaveText(
        number === 1 ? '1 referral selected' : `${number} referrals selected`,
      );
    await box(page, 0).click();
    await count(1);
    await expect(actions(page)).toHaveText(['Export', 'Copy', 'Open', 'Done']);
    await box(page, 2).click({ modifiers: ['Shift'] });
    await count(3);
    await box(page, 3).focus();
    await page.keyboard.press('Space');
    await count(4);
    await box(page, 5).focus();
    await page.keyboard.press('Shift+Space');
    await count(6);
    await box(page, 4).tap();
    await count(5);
    // With several selected, no button shows a price, opens or claims.
    await expect(actions(page)).toHaveText(['Export', 'Copy', 'Done']);
    await expect(page).not.toHaveURL(/referral=/);

    await nextAnswer(page);
    await nextAnswer(page);
    await count(5);
    expect(await exported(page)).toHaveLength(5);
    await actions(page).getByText('Copy').click();
    await expect(actions(page).getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(5);

    leave();
    await count(4);
    await wholePage(page).click();
    await expect(wholePage(page)).toBeChecked();
    await actions(page).getByText('Done').click();
    await expect(boxes(page)).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
  });
}

test('TBL-69 checkboxes stay next to Delivered and Status while the rest scrolls, and cover neither', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await startSelecting(page, baseURL, 'producer', '/admin/all-referrals');
  const region = page.getByRole('table').locator('xpath=..');
  await region.evaluate((element) => {
    element.scrollLeft = 300;
  });
  await expect
    .poll(() =>
      page.getByRole('table').evaluate((table) => {
        const edge = table.parentElement?.getBoundingClientRect().left ?? Number.NaN;
        const row = table.querySelector<HTMLTableRowElement>('tbody tr[data-id]');
        const lefts = [0, 1, 3].map((index) => row?.cells[index]?.getBoundingClientRect().left ?? Number.NaN);
        const widths = [0, 1].map((index) => row?.cells[index]?.getBoundingClientRect().width ?? Number.NaN);
        const [first = Number.NaN, second = Number.NaN] = widths;
        const wanted = [0, first, first + second];
        return lefts.map((left, index) => Math.round(left - edge - (wanted[index] ?? 0)));
      }),
    )
    .toEqual([0, 0, 0]);
  await box(page, 0).click();
  await expect(bar(page)).toContainText('1 referral selected');
});

for (const [person, path, title] of [
  ['producer', '/admin/acquired-referrals', 'acquired'],
  ['bridge-admin', '/admin/recent-opportunities', 'recent'],
] as const) {
  test(`TBL-69 ${title} referrals can be selected and exported`, async ({ page, baseURL }) => {
    await startSelecting(page, baseURL, person, path);
    await box(page, 1).click();
    await box(page, 3).click({ modifiers: ['Shift'] });
    expect(await exported(page)).toHaveLength(3);
  });
}

for (const person of ['producer', 'admin']) {
  test(`TBL-69 a ${person} selects cards by touch on a phone`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await startSelecting(page, baseURL, person, '/admin/all-referrals');
    const target = await box(page, 0).locator('xpath=..').boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await box(page, 0).tap();
    await box(page, 2).tap();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole('status')).toHaveText('2 referrals selected');
    expect(await exported(page)).toHaveLength(2);
    await wholePage(page).tap();
    expect(await exported(page)).toHaveLength(await boxes(page).count());
    await actions(page).getByText('Done').tap();
    await expect(boxes(page)).toHaveCount(0);
  });
}
