import type { Locator, Page } from '@playwright/test';
import { tools } from './chooseTool.ts';
import { expect, nightly, nightlyIf, test } from './fixtures.ts';
import { openSignedIn } from './signInDirectly.ts';

async function openList(page: Page, person: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await openSignedIn(page, '/admin/all-referrals?scope=all', person);
  await expect(page.locator('tbody tr[data-id], [aria-label=Referrals] > li').nth(15)).toBeVisible();
}

/** The number of truncated cells in each column, in the first 25 rows. */
const cutCells = (page: Page) =>
  page.getByRole('table').evaluate((table) => {
    const names = [...table.querySelectorAll('thead th')].map((header) => header.textContent ?? '');
    const rows = [...table.querySelectorAll('tbody tr[data-id]')].slice(0, 25);
    const isCut = (part: Element) =>
      part.clientWidth > 1 &&
      getComputedStyle(part).overflowX !== 'visible' &&
      (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1);
    return names.map((name, index) => {
      const cells = rows.map((row) => row.children[index]);
      return [
        name,
        cells.filter((cell) => cell && [cell, ...cell.querySelectorAll('*')].some(isCut)).length,
      ] as const;
    });
  });

/** The states in the locations of rows or cards, and how many of them are not fully visible. */
const statesOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const places = [...main.querySelectorAll('tbody th[scope=row], [aria-label=Referrals] > li')];
    const isCut = (part: Element, { right, bottom }: DOMRect) => {
      const box = part.getBoundingClientRect();
      return right > box.right + 1 || bottom > box.bottom + 1;
    };
    const states = places.flatMap((place) => {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const found = /(^|, )[A-Z]{2}(?=$| ·)/.exec(text.textContent ?? '');
        if (!found || text.parentElement?.closest('button')) continue;
        const letters = document.createRange();
        letters.setStart(text, found.index + found[0].length - 2);
        letters.setEnd(text, found.index + found[0].length);
        const box = letters.getBoundingClientRect();
        const around: Element[] = [place];
        for (let part = text.parentElement; part && part !== place; part = part.parentElement)
          if (getComputedStyle(part).display !== 'inline') around.push(part);
        return [box.width < 10 || around.some((part) => isCut(part, box))];
      }
      return [];
    });
    return { count: states.length, cut: states.filter(Boolean).length };
  });

/** Expects at most one cut-off cell in each column, in a table that is 1440 px wide. */
async function expectFewCut(page: Page, longTexts: RegExp) {
  for (const [name, cut] of await cutCells(page)) {
    if (!longTexts.test(name)) expect(cut, name).toBeLessThanOrEqual(1);
  }
}

test(
  'TBL-65 at 1440 px at most one cell per column is cut off, except Industry, for an admin',
  nightly,
  async ({ page }) => {
    await openList(page, 'admin', 1440);
    await expectFewCut(page, /^Industry$/);
  },
);

for (const [person, path] of [
  ['producer', '/admin/recent-opportunities'],
  ['producer', '/admin/acquired-referrals'],
  ['admin', '/admin/purchased-referrals'],
] as const) {
  test(
    `TBL-65 at 1440 px at most one cell per column of ${path} is cut off, except long texts`,
    nightly,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openSignedIn(page, path, person);
      await expect(page.getByRole('table').locator('tbody tr[data-id]').nth(5)).toBeVisible();
      // Three or more policy types continue in the details, or in the focused row.
      await expectFewCut(page, /^(Industry|Policy Type|Line of Business)/);
    },
  );
}

test(
  'TBL-65 at 1440 px Industry and Assigned To have room in the list of an administrator',
  nightly,
  async ({ page }) => {
    await openList(page, 'admin', 1440);
    const width = async (name: RegExp) =>
      (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;
    expect(await width(/^Industry/)).toBeGreaterThan(80);
    const textEnd = await page.getByRole('columnheader', { name: /^Assigned/ }).evaluate((header) => {
      const text = document.createRange();
      text.selectNodeContents(header);
      return text.getBoundingClientRect().right;
    });
    expect(textEnd).toBeLessThanOrEqual(1440 - 12);
    await page.goto('/admin/all-referrals?scope=all&claimed=shown&sort=addDate%2Cdesc');
    await expect.poll(() => width(/^Assigned/)).toBeGreaterThan(90);
  },
);

/** The right edges of the columns. */
const rightEdges = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((headers) => headers.map((header) => Math.round(header.getBoundingClientRect().right)));

/** The right edges of the cards. */
const cardEdges = (page: Page) =>
  page
    .getByRole('list', { name: 'Referrals' })
    .getByRole('listitem')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().right)));

for (const [person, path] of [
  ['producer', '/admin/recent-opportunities'],
  ['producer', '/admin/acquired-referrals'],
  ['admin', '/admin/purchased-referrals'],
] as const) {
  test(
    `TBL-65 from 900 to 1000 px the last visible column of ${path} is not cut off`,
    nightly,
    async ({ page }) => {
      await openList(page, person, 900);
      await page.goto(path);
      await expect(page.getByRole('table').locator('tbody tr[data-id]').first()).toBeVisible();
      for (const width of [900, 950, 1000]) {
        await page.setViewportSize({ width, height: 900 });
        const isWhole = async () => (await rightEdges(page)).some((edge) => Math.abs(edge - width) <= 2);
        await expect.poll(isWhole).toBe(true);
      }
    },
  );
}

/** The texts that are truncated in a row. */
const cutInRow = (row: Locator) =>
  row.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter(
        (part) =>
          part.clientWidth > 1 &&
          getComputedStyle(part).overflowX !== 'visible' &&
          (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1),
      )
      .map((part) => part.textContent?.trim() ?? ''),
  );

for (const width of [900, 1024, 1440]) {
  test(
    `TBL-66 at ${width} px the details show what a row cuts off, by keyboard and by click`,
    nightlyIf(width !== 1024),
    async ({ page }) => {
      await openList(page, 'producer', width);
      const rows = page.getByRole('table').locator('tbody tr[data-id]');
      const cells = await rows.evaluateAll((all) =>
        all.map((row) =>
          [...row.children].flatMap((cell, index) => {
            const parts = [cell, ...cell.querySelectorAll('*')];
            // Of several policy types a wide table shows the first and the number of others.
            const more = parts.filter((part) => part.hasAttribute('data-more'));
            const cut = parts.filter(
              (part) =>
                part.clientWidth > 1 &&
                getComputedStyle(part).overflowX !== 'visible' &&
                (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1),
            );
            const texts = [...more, ...cut].map((part) => part.textContent ?? '');
            return texts.length > 0 ? [{ index, texts }] : [];
          }),
        ),
      );
      const cutRow = cells.findIndex((cut) => cut.length > 0);
      const [{ index, texts } = { index: 0, texts: [] }] = cells[cutRow] ?? [];
      // Categories and types have longer names in the details.
      const names = texts.flatMap((text) => text.split(/, | · /)).filter((name) => name.length > 6);
      expect(names.length).toBeGreaterThan(0);
      const row = rows.nth(cutRow);
      const id = await row.getAttribute('data-id');
      const panel = page.getByRole('dialog', { name: 'Referral details' });
      const expectAll = async () => {
        for (const name of names) await expect(panel).toContainText(name);
      };
      for (let count = 0; count < 30 && !page.url().includes(`referral=${id}`); count += 1) {
        await page.keyboard.press('j');
        if ((await page.evaluate(() => document.activeElement?.closest('tr')?.dataset.id)) === id)
          await page.keyboard.press('Enter');
      }
      await expectAll();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await row.locator(`> :nth-child(${index + 1})`).click();
      await expectAll();
    },
  );
}

// The narrowest windows with a table that cuts texts.
for (const [person, path, width] of [
  ['admin', '/admin/purchased-referrals', 900],
  ['producer', '/admin/recent-opportunities', 1000],
] as const) {
  test(
    `TBL-66 ${path} shows the cut-off texts of the focused row in full, by keyboard and by click`,
    nightlyIf(person === 'producer'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openSignedIn(page, path, person);
      const rows = page.getByRole('table').locator('tbody tr[data-id]');
      await expect(rows.nth(15)).toBeVisible();
      const cut = await rows.evaluateAll((all) =>
        all.flatMap((row, index) => {
          const parts = [...row.children].flatMap((cell) => [cell, ...cell.querySelectorAll('*')]);
          const isCut = parts.some(
            (part) =>
              part.clientWidth > 1 &&
              getComputedStyle(part).overflowX !== 'visible' &&
              (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1),
          );
          return isCut ? [index] : [];
        }),
      );
      const [first, second = first] = cut;
      if (first === undefined || second === undefined) throw new Error('no row cuts anything');
      for (let count = 0; count <= first; count += 1) await page.keyboard.press('j');
      await expect(rows.nth(first)).toBeFocused();
      expect(await cutInRow(rows.nth(first))).toEqual([]);
      await rows.nth(second).click();
      await expect(rows.nth(second)).toBeFocused();
      expect(await cutInRow(rows.nth(second))).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(rows.nth(second)).not.toBeFocused();
      expect((await cutInRow(rows.nth(second))).length).toBeGreaterThan(0);
    },
  );
}

/** Asserts something in the open list at each width, which it takes a moment to fit. */
async function atWidths(page: Page, widths: readonly number[], check: (width: number) => Promise<void>) {
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(() => check(width)).toPass();
    });
}

/** Expects that nothing decisive is cut off in the table, and that it doesn't scroll. */
async function expectWhole(page: Page) {
  for (const [name, cut] of await cutCells(page)) {
    if (/^Type|Delivered|Status|Limited|Employees|Years|Premium|Notified/.test(name))
      expect(cut, name).toBe(0);
  }
  const hidden = await page
    .getByRole('table')
    .locator('..')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden, 'pixels that only scrolling shows').toBe(0);
}

/** Expects that the last column or card ends with the page, and that the header is one line. */
async function expectEnd(page: Page, width: number) {
  // Pages narrower than 900 px show cards.
  const edges = width < 900 ? await cardEdges(page) : await rightEdges(page);
  expect(edges.length).toBeGreaterThan(0);
  expect(Math.max(...edges)).toBeLessThanOrEqual(width + 2);
  if (width >= 900) expect(Math.max(...edges)).toBeGreaterThanOrEqual(width - 2);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(57);
}

test('TBL-64 TBL-65 a producer can read a list from 768 to 1920 px', async ({ page }) => {
  await openList(page, 'producer', 768);
  await atWidths(page, [768, 820, 900, 1024, 1280, 1440, 1600, 1680, 1920], async (width) => {
    if (width <= 1024) await expectEnd(page, width);
    if (width >= 900 && width <= 1280) await expectWhole(page);
    if (width === 1440) await expectFewCut(page, /^Industry$/);
    if (width <= 1440) {
      const { count, cut } = await statesOf(page);
      expect(count).toBeGreaterThan(15);
      expect(cut).toBe(0);
      return;
    }
    // Every column has room, including Industry.
    const widths = await page
      .getByRole('columnheader')
      .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(50);
    const industry = await page.getByRole('columnheader', { name: /^Industry/ }).boundingBox();
    expect(industry?.width).toBeGreaterThanOrEqual(120);
  });
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await tools(page).click();
    await expect(page.getByRole('menuitem', { name: 'Saved views' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test(
  'TBL-65 times, numbers and types are not cut off, and nothing scrolls, for an admin',
  nightly,
  async ({ page }) => {
    await openList(page, 'admin', 1280);
    await atWidths(page, [1280, 1440], () => expectWhole(page));
  },
);

test('open details leave the columns that fit, and closing them restores all columns', async ({ page }) => {
  await openList(page, 'producer', 1440);
  const headers = page.getByRole('columnheader');
  const all = await headers.count();
  await page.getByRole('table').locator('tbody tr[data-id]').first().locator('[data-opens-row]').click();
  await expect(page.getByRole('dialog', { name: 'Referral details' })).toBeVisible();
  const decisive = ['Delivered', 'Status', 'Location', 'Policy Type', 'Est. Premium'];
  await expect(headers).toContainText(decisive);
  for (const [name, cut] of await cutCells(page))
    if (/Delivered|Status|Premium/.test(name)) expect(cut, name).toBe(0);
  await expect(headers).toHaveCount(decisive.length);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect(headers).toHaveCount(all);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(headers).toHaveCount(decisive.length);
  await page.keyboard.press('Escape');
  await expect(headers).toHaveCount(all);
});

for (const person of ['producer', 'bridge-producer']) {
  test(`opening details keeps the row under the pointer of a ${person}`, nightly, async ({ page }) => {
    await openList(page, person, 1440);
    const all = await page.getByRole('columnheader').count();
    const row = page.locator('tr[data-id]').nth(10);
    const id = await row.getAttribute('data-id');
    const middle = async () => {
      const { y = 0, height = 0 } = (await page.locator(`[data-id="${id}"]`).boundingBox()) ?? {};
      return { y, end: y + height, center: y + height / 2 };
    };
    const before = await middle();
    await row.locator('[data-opens-row]').click();
    await expect(page.getByRole('dialog', { name: 'Referral details' })).toBeVisible();
    await expect(page.getByRole('columnheader')).not.toHaveCount(all);
    const { y, end } = await middle();
    expect(before.center).toBeGreaterThan(y);
    expect(before.center).toBeLessThan(end);
  });
}

for (const [field, before] of [
  ['yearsInBusiness', '# Employees'],
  ['estimatedPremium', 'Years in Business'],
] as const) {
  test(`the sort arrow of ${field} doesn't touch the column before it`, nightly, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSignedIn(page, `/admin/all-referrals?scope=all&sort=${field},desc`, 'producer');
    const arrow = page.locator('th[aria-sort] button > svg > path:last-child');
    await expect(arrow).toBeVisible();
    const start = (await arrow.boundingBox())?.x;
    const end = await page
      .getByRole('columnheader', { name: before })
      .getByRole('button', { name: before })
      .evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getBoundingClientRect().right;
      });
    expect(start).toBeGreaterThan(end);
  });
}
