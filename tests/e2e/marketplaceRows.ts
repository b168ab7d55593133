import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the row of a marketplace by its place in the list, from 1. */
export const rowAt = (page: Page, place: number) => page.locator('tbody tr[data-key]').nth(place - 1);

/** The dragged row, once it is drawn in another place. */
export const dropPlace = (page: Page) => page.locator('tbody tr[data-dragging][style*="translateY"]');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('A row is not there.');
  return box;
}

/** Grabs a row by its handle and holds it over the upper or lower part of another row. */
export async function hold(page: Page, place: number, part: 'upper' | 'lower', overPlace: number) {
  const handle = rowAt(page, place).getByRole('button', { name: /^Drag / });
  let x = 0;
  // The rows move down if the page above them has just loaded: then the handle is grabbed again.
  await expect(async () => {
    await page.mouse.up();
    await handle.hover();
    const box = await boxOf(handle);
    x = box.x + box.width / 2;
    await page.mouse.down();
    await page.mouse.move(x, box.y + box.height / 2 + 6, { steps: 2 });
    await expect(rowAt(page, place)).toHaveAttribute('data-dragging', 'true', { timeout: 2000 });
  }).toPass();
  const rows = page.locator('tbody');
  const over = await boxOf(rowAt(page, overPlace));
  const inRows = over.y - (await boxOf(rows)).y + (part === 'upper' ? 6 : over.height - 6);
  // If they move down now, the pointer follows.
  await expect(async () => {
    const { y } = await boxOf(rows);
    await page.mouse.move(x, y + inRows, { steps: 5 });
    expect((await boxOf(rows)).y).toBe(y);
  }).toPass();
}
