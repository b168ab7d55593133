import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signInDirectly } from './signInDirectly.ts';

async function openList(page: Page, baseURL: string | undefined, person: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await signInDirectly(page, baseURL, person);
  await page.goto('/admin/all-referrals?scope=all');
  await expect(page.getByRole('table').locator('tbody tr[data-id]').nth(15)).toBeVisible();
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

/** The number of rows whose state is not fully visible. */
const cutStates = (page: Page) =>
  page.getByRole('table').evaluate(
    (table) =>
      [...table.querySelectorAll('tbody th[scope=row]')].filter((cell) => {
        const state = cell.querySelector('span > span:last-child')?.getBoundingClientRect();
        return !state || state.width < 10 || state.right > cell.getBoundingClientRect().right;
      }).length,
  );

for (const person of ['producer', 'admin']) {
  test(`TBL-65 at 1440 px at most one cell per column is cut off, except Industry, for a ${person}`, async ({
    page,
    baseURL,
  }) => {
    await openList(page, baseURL, person, 1440);
    for (const [name, cut] of await cutCells(page)) {
      if (name !== 'Industry') expect(cut, name).toBeLessThanOrEqual(1);
    }
  });
}

for (const [person, path] of [
  ['producer', '/admin/recent-opportunities'],
  ['producer', '/admin/acquired-referrals'],
  ['admin', '/admin/purchased-referrals'],
] as const) {
  test(`TBL-65 at 1440 px at most one cell per column of ${path} is cut off, except long texts`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInDirectly(page, baseURL, person);
    await page.goto(path);
    await expect(page.getByRole('table').locator('tbody tr[data-id]').nth(5)).toBeVisible();
    for (const [name, cut] of await cutCells(page)) {
      // Three or more policy types continue in the details, or in the focused row.
      if (!/^(Industry|Policy Type|Line of Business)/.test(name)) expect(cut, name).toBeLessThanOrEqual(1);
    }
  });
}

for (const width of [1600, 1680, 1920]) {
  test(`TBL-65 at ${width} px every column has room, including Industry`, async ({ page, baseURL }) => {
    await openList(page, baseURL, 'producer', width);
    const widths = await page
      .getByRole('columnheader')
      .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(50);
    const industry = await page.getByRole('columnheader', { name: /^Industry/ }).boundingBox();
    expect(industry?.width).toBeGreaterThan(120);
  });
}

test('TBL-65 at 1440 px Industry has the room of Assigned To while nothing is assigned', async ({
  page,
  baseURL,
}) => {
  await openList(page, baseURL, 'admin', 1440);
  const width = async (name: RegExp) =>
    (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;
  expect(await width(/^Industry/)).toBeGreaterThan(100);
  const textEnd = await page.getByRole('columnheader', { name: /^Assigned/ }).evaluate((header) => {
    const text = document.createRange();
    text.selectNodeContents(header);
    return text.getBoundingClientRect().right;
  });
  expect(textEnd).toBeLessThanOrEqual(1440 - 12);
  await page.goto('/admin/all-referrals?scope=all&claimed=shown&sort=addDate%2Cdesc');
  await expect.poll(() => width(/^Assigned/)).toBeGreaterThan(100);
});

/** The right edges of the columns. */
const rightEdges = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((headers) => headers.map((header) => Math.round(header.getBoundingClientRect().right)));

for (const width of [768, 820, 1024]) {
  test(`TBL-65 at ${width} px the last visible column is not cut off, and the toolbar is one line`, async ({
    page,
    baseURL,
  }) => {
    await openList(page, baseURL, 'producer', width);
    expect((await rightEdges(page)).some((edge) => Math.abs(edge - width) <= 2)).toBe(true);
    const bar = page.getByRole('group', { name: 'Filters' });
    expect((await bar.boundingBox())?.height).toBeLessThan(64);
    await bar.getByRole('button', { name: 'More tools' }).click();
    await expect(bar.getByRole('button', { name: 'Views' })).toBeVisible();
  });
}

for (const [person, path] of [
  ['producer', '/admin/recent-opportunities'],
  ['producer', '/admin/acquired-referrals'],
  ['admin', '/admin/purchased-referrals'],
] as const) {
  test(`TBL-65 from 800 to 1000 px the last visible column of ${path} is not cut off`, async ({
    page,
    baseURL,
  }) => {
    await openList(page, baseURL, person, 900);
    await page.goto(path);
    await expect(page.getByRole('table').locator('tbody tr[data-id]').first()).toBeVisible();
    for (const width of [800, 900, 1000]) {
      await page.setViewportSize({ width, height: 900 });
      const isWhole = async () => (await rightEdges(page)).some((edge) => Math.abs(edge - width) <= 2);
      await expect.poll(isWhole).toBe(true);
    }
  });
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

for (const width of [768, 1024]) {
  test(`TBL-66 at ${width} px the details show what a row cuts off, by keyboard and by click`, async ({
    page,
    baseURL,
  }) => {
    await openList(page, baseURL, 'producer', width);
    const row = page.locator('tbody tr[data-id]:has([data-more])').first();
    const names = await row.locator('[data-more]').evaluate((part) => (part.textContent ?? '').split(', '));
    expect((await cutInRow(row)).length + names.length).toBeGreaterThan(1);
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
    await row.locator('[data-more]').click();
    await expectAll();
  });
}

for (const [person, path] of [
  ['admin', '/admin/purchased-referrals'],
  ['producer', '/admin/recent-opportunities'],
] as const) {
  test(`TBL-66 ${path} shows the cut-off texts of the focused row in full, by keyboard and by click`, async ({
    page,
    baseURL,
  }) => {
    // The narrowest window in which these tables don't scroll.
    await page.setViewportSize({ width: 1040, height: 900 });
    await signInDirectly(page, baseURL, person);
    await page.goto(path);
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
  });
}

for (const width of [768, 1024, 1280, 1440]) {
  test(`TBL-64 at ${width} px no state in Location is cut off`, async ({ page, baseURL }) => {
    await openList(page, baseURL, 'producer', width);
    expect(await cutStates(page)).toBe(0);
  });
}

for (const width of [768, 1024]) {
  test(`TBL-65 at ${width} px Delivered and Status stay put on scrolling, and no number is cut off`, async ({
    page,
    baseURL,
  }) => {
    await openList(page, baseURL, 'producer', width);
    const row = page.getByRole('table').locator('tbody tr[data-id]').first();
    const places = () =>
      row.evaluate(({ children }) => [0, 2, 4].map((index) => children[index]?.getBoundingClientRect().x));
    const [delivered, , location] = await places();
    await page
      .getByRole('table')
      .locator('..')
      .evaluate((region) => region.scrollTo({ left: 10_000 }));
    await expect.poll(async () => (await places())[2]).toBeLessThan(location ?? 0);
    const after = await places();
    expect(after[0]).toBe(delivered);
    expect(after[1]).toBe((delivered ?? 0) + 142);
    for (const [name, cut] of await cutCells(page)) {
      if (/Delivered|Type|Status|Employees|Years|Premium/.test(name)) expect(cut, name).toBe(0);
    }
  });
}

for (const person of ['producer', 'admin']) {
  test(`TBL-65 at 1280 px numbers, money and types are not cut off, for a ${person}`, async ({
    page,
    baseURL,
  }) => {
    await openList(page, baseURL, person, 1280);
    for (const [name, cut] of await cutCells(page)) {
      if (/^Type|Employees|Years|Premium|Notified/.test(name)) expect(cut, name).toBe(0);
    }
    const hidden = await page
      .getByRole('table')
      .locator('..')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, 'pixels that only scrolling shows').toBe(0);
  });
}

test('open details leave the columns that fit, and closing them restores all columns', async ({
  page,
  baseURL,
}) => {
  await openList(page, baseURL, 'producer', 1440);
  const headers = page.getByRole('columnheader');
  const all = await headers.count();
  await page.getByRole('table').locator('tbody tr[data-id]').first().locator('[data-opens-row]').click();
  await expect(page.getByRole('dialog', { name: 'Referral details' })).toBeVisible();
  const decisive = ['Delivered', 'Status', 'Location', 'Policy Type', 'Est. Premium'];
  await expect(headers).toContainText(decisive);
  for (const [name, cut] of await cutCells(page))
    if (/Delivered|Status|Premium/.test(name)) expect(cut, name).toBe(0);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect.poll(() => headers.count()).toBeGreaterThan(decisive.length);
  expect(await headers.count()).toBeLessThan(all);
  await page.keyboard.press('Escape');
  await expect(headers).toHaveCount(all);
});

for (const person of ['producer', 'bridge-producer']) {
  test(`opening details keeps the row under the pointer of a ${person}`, async ({ page, baseURL }) => {
    await openList(page, baseURL, person, 1440);
    const row = page.locator('tr[data-id]').nth(10);
    const id = await row.getAttribute('data-id');
    const middle = async () => {
      const { y = 0, height = 0 } = (await page.locator(`[data-id="${id}"]`).boundingBox()) ?? {};
      return { y, end: y + height, center: y + height / 2 };
    };
    const before = await middle();
    await row.locator('[data-opens-row]').click();
    await expect(page.getByRole('dialog', { name: 'Referral details' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'More tools' })).toBeVisible();
    const { y, end } = await middle();
    expect(before.center).toBeGreaterThan(y);
    expect(before.center).toBeLessThan(end);
  });
}

test('TBL-65 the Status header stays above its column while the rest scrolls', async ({ page, baseURL }) => {
  await openList(page, baseURL, 'producer', 768);
  const header = page.getByRole('columnheader', { name: /^Status/ });
  await page
    .getByRole('table')
    .locator('..')
    .evaluate((region) => region.scrollTo({ left: 300 }));
  await expect.poll(async () => (await header.boundingBox())?.x).toBeLessThan(250);
  const isOnTop = header.evaluate((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return cell.contains(document.elementFromPoint(x + width - 20, y + height / 2));
  });
  expect(await isOnTop).toBe(true);
});

for (const [field, before] of [
  ['yearsInBusiness', '# Employees'],
  ['estimatedPremium', 'Years in Business'],
] as const) {
  test(`the sort arrow of ${field} doesn't touch the column before it`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInDirectly(page, baseURL, 'producer');
    await page.goto(`/admin/all-referrals?scope=all&sort=${field},desc`);
    const arrow = page.locator('th[aria-sort] button > svg > path:last-child');
    await expect(arrow).toBeVisible();
    const start = (await arrow.boundingBox())?.x;
    const end = await page
      .getByRole('columnheader', { name: before })
      .locator('bdi')
      .evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getBoundingClientRect().right;
      });
    expect(start).toBeGreaterThan(end);
  });
}
