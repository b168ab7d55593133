import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseTool } from './chooseTool.ts';
import { expect, nightly, nightlyIf, test } from './fixtures.ts';
import { createFrozenFetch, listCalls } from './freezeReferrals.ts';
import { openSignedIn } from './signInDirectly.ts';

test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ });
const box = (page: Page, index: number) => boxes(page).nth(index);
const wholePage = (page: Page) => page.getByRole('checkbox', { name: 'Select all on this page' });
const bar = (page: Page) => page.getByRole('group', { name: 'Selection' });
const actions = (page: Page) => bar(page).getByRole('button');

async function startSelecting(page: Page, person: string, path: string) {
  await openSignedIn(page, path, person);
  await chooseTool(page, 'Select rows');
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
  test(
    `TBL-69 a ${person} selects by mouse, range, keyboard and touch, and exports and copies rows`,
    nightlyIf(person !== 'producer'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const leave = await departures(page);
      await startSelecting(page, person, '/admin/all-referrals');
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
    },
  );
}

test(
  'TBL-69 checkboxes stay next to Delivered while the rest scrolls, and are not covered',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    // What a user widens makes the table scroll.
    await startSelecting(page, 'producer', '/admin/all-referrals?widths=city-600');
    const region = page.getByRole('table').locator('xpath=..');
    await region.evaluate((element) => {
      element.scrollLeft = 300;
    });
    await expect
      .poll(() =>
        page.getByRole('table').evaluate((table) => {
          const edge = table.parentElement?.getBoundingClientRect().left ?? Number.NaN;
          const cells = [...(table.querySelector<HTMLTableRowElement>('tbody tr[data-id]')?.cells ?? [])];
          const boxes = cells.slice(0, 3).map((cell) => cell.getBoundingClientRect());
          const [first = Number.NaN, second = Number.NaN] = boxes.map(({ width }) => width);
          const wanted = [0, first, first + second - 300];
          return boxes.map(({ left, top, width, height }, index) => ({
            isThere: Math.round(left - edge - (wanted[index] ?? 0)) === 0,
            isOnTop: cells[index]?.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
          }));
        }),
      )
      .toEqual([
        { isThere: true, isOnTop: true },
        { isThere: true, isOnTop: true },
        { isThere: true, isOnTop: false },
      ]);
    await box(page, 0).click();
    await expect(bar(page)).toContainText('1 referral selected');
  },
);

for (const [person, path, title] of [
  ['producer', '/admin/acquired-referrals', 'acquired'],
  ['bridge-admin', '/admin/recent-opportunities', 'recent'],
] as const) {
  test(`TBL-69 ${title} referrals can be selected and exported`, nightly, async ({ page }) => {
    await startSelecting(page, person, path);
    await box(page, 1).click();
    await box(page, 3).click({ modifiers: ['Shift'] });
    expect(await exported(page)).toHaveLength(3);
  });
}
