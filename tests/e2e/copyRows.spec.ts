import type { Locator, Page } from '@playwright/test';
import { expect, nightly, nightlyIf, test } from './fixtures.ts';
import { signInDirectly } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

const tables = [
  { person: 'agency-admin', path: '/admin/all-referrals?scope=all', place: 'Location' },
  { person: 'agency-admin', path: '/admin/acquired-referrals', place: 'City/State' },
  { person: 'admin', path: '/admin/purchased-referrals', place: 'City/State' },
  { person: 'admin', path: '/admin/marketplaces', place: undefined },
  { person: undefined, path: '/public-referrals', place: 'Location' },
] as const;

/** Selects the header and the first three rows, as a drag of the mouse does. */
const selectRows = (table: Locator) =>
  table.evaluate((element) => {
    const rows = [...element.querySelectorAll('tr')].filter((row) => row.cells.length > 1);
    const [first, last] = [rows[0]?.cells[0], [...(rows[3]?.cells ?? [])].at(-1)];
    if (first && last) getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
  });

/** Copies with the keyboard. Returns what a text field and a document get when it's pasted. */
async function copy(page: Page) {
  await page.keyboard.press('ControlOrMeta+c');
  const { text, html } = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? '';
    return { text: await read('text/plain'), html: await read('text/html') };
  });
  // A page without the console's policy, which forbids parsing a text as HTML.
  const document = await page.context().newPage();
  await document.setContent(html);
  const cells = await document
    .locator('tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        Array.from(row instanceof HTMLTableRowElement ? row.cells : [], (cell) => cell.textContent),
      ),
    );
  await document.close();
  return { text, cells };
}

for (const { person, path, place } of tables) {
  test(
    `TBL-72 rows copied from ${path} are one line a row and one cell a column`,
    nightlyIf(!path.includes('scope=all')),
    async ({ page }) => {
      if (person) await signInDirectly(page, person);
      await page.goto(path);
      const table = page.getByRole('table');
      await expect(table.getByRole('row').nth(3)).toBeVisible();
      await selectRows(table);
      const { text, cells } = await copy(page);
      expect(text.split('\n').map((line) => line.split('\t'))).toEqual(cells);
      expect(cells).toHaveLength(4);
      const [head = [], ...rows] = cells;
      expect(new Set(cells.map(({ length }) => length))).toEqual(new Set([head.length]));
      expect(text).not.toMatch(/details|\n\n| {2}/);
      if (place === undefined) return;
      // The row of a day has no place.
      for (const row of rows.filter(([, type]) => type !== ''))
        expect(row[head.indexOf(place)]).toMatch(/^\S.*, [A-Z]{2}$/);
    },
  );
}

test('TBL-72 a selection within a cell is copied as it is', nightly, async ({ page }) => {
  await page.goto('/public-referrals');
  const row = page.getByRole('table').getByRole('row').nth(1);
  const place = row.getByRole('rowheader');
  await expect(place).toHaveText(/, [A-Z]{2}$/);
  const text = await place.evaluate((cell) => {
    const word = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
    if (word) getSelection()?.setBaseAndExtent(word, 0, word, 3);
    return getSelection()?.toString();
  });
  expect(text).toHaveLength(3);
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});
