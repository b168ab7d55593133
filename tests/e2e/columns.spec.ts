import type { Page } from '@playwright/test';
import { chooseTool } from './chooseTool.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const handle = (page: Page, name: string) => header(page, name).locator('[data-resize]');

async function boxOf(page: Page, name: string) {
  const box = await header(page, name).boundingBox();
  if (!box) throw new Error(`There is no column ${name}`);
  return box;
}

/** The point at which a resize handle can be grabbed. */
async function gripOf(page: Page, name: string) {
  await header(page, name).hover();
  const box = await handle(page, name).boundingBox();
  if (!box) throw new Error(`There is no handle of ${name}`);
  return { x: box.x + box.width - 3, y: box.y + box.height / 2 };
}

const near = (value: number) => ({ min: value - 2, max: value + 2 });

async function expectWidth(page: Page, name: string, width: number) {
  await expect
    .poll(async () => {
      const { width: currentWidth } = await boxOf(page, name);
      return currentWidth >= near(width).min && currentWidth <= near(width).max;
    })
    .toBe(true);
}

/** Drags with touch events. */
async function dragByTouch(page: Page, from: { x: number; y: number }, by: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: from.y }] });
  await touch('touchStart', from.x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from.x + by * part);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('TBL-68 an admin resizes columns by mouse, touch and keyboard and pins one, kept in the URL', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/all-referrals', 'admin');
  await expect(page.getByRole('table').locator('tbody tr[data-id]').first()).toBeVisible();

  const category = await boxOf(page, 'Category');
  const place = await boxOf(page, 'Location');
  const grip = await gripOf(page, 'Location');
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 30, grip.y);
  await page.mouse.move(grip.x + 60, grip.y);
  await expectWidth(page, 'Location', place.width + 60);
  await expect(page).not.toHaveURL(/widths=/);
  await page.mouse.up();
  await expect(page).toHaveURL(/widths=.*city-/);
  await expectWidth(page, 'Location', place.width + 60);
  await expectWidth(page, 'Category', category.width);

  const type = await boxOf(page, 'Type');
  await dragByTouch(page, await gripOf(page, 'Type'), 40);
  await expectWidth(page, 'Type', type.width + 40);

  await header(page, 'Type').getByRole('button', { name: 'Type column' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Type column' });
  await menu.getByRole('button', { name: 'Narrower' }).press('Enter');
  await expectWidth(page, 'Type', type.width + 16);
  await menu.getByRole('button', { name: 'Wider' }).press('Enter');
  await expectWidth(page, 'Type', type.width + 40);
  await page.keyboard.press('Escape');

  await chooseTool(page, 'Columns');
  await page.getByRole('button', { name: 'More for Location' }).click();
  await page.getByRole('menuitem', { name: 'Pin to the left' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader').first()).toContainText('Location');
  await expect(page).toHaveURL(/pin=city/);

  await page.reload();
  await expect(page.getByRole('columnheader').first()).toContainText('Location');
  await expectWidth(page, 'Location', place.width + 60);
  await page.setViewportSize({ width: 1000, height: 900 });
  const status = await gripOf(page, 'Status');
  await page.mouse.move(status.x, status.y);
  await page.mouse.down();
  await page.mouse.move(status.x + 150, status.y);
  await page.mouse.move(status.x + 300, status.y);
  await page.mouse.up();
  const region = page.getByRole('table').locator('xpath=..');
  await region.evaluate((element) => {
    element.scrollLeft = 200;
  });
  expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  const edge = await region.boundingBox();
  await expect
    .poll(async () => Math.round((await boxOf(page, 'Location')).x))
    .toBe(Math.round(edge?.x ?? -1));
});
