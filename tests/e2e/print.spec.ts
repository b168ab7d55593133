import type { Page } from '@playwright/test';
import { expect, nightly, test } from './fixtures.ts';
import { openSignedIn, signInDirectly } from './signInDirectly.ts';

/** The printable area of A4 paper with margins of 12 mm, landscape and portrait. */
const across = { width: 1032, height: 703 };
const upright = { width: 703, height: 1032 };

const cutCells = (page: Page) =>
  page
    .locator('th, td')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    );

test('a list prints in light colors, without cut-off cells, navigation or controls', async ({ page }) => {
  await signInDirectly(page, 'producer');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admin/all-referrals?scope=all');
  await expect(page.locator('tbody tr').nth(9)).toBeVisible();
  await page.setViewportSize(across);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(across.width);
  expect(await cutCells(page)).toEqual([]);
  // A table header repeats on each sheet, but a button inside it wouldn't.
  await expect(page.getByRole('columnheader', { name: 'Location' }).locator('button')).toHaveCSS(
    'display',
    'contents',
  );
  await expect(page.getByRole('button', { name: /^What/ })).toHaveCount(0);
  await expect(page.locator('tbody td').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.pdf({
    path: test.info().outputPath('list.pdf'),
    preferCSSPageSize: true,
    printBackground: false,
  });
});

test('the marketplace list prints without editing controls', nightly, async ({ page }) => {
  await openSignedIn(page, '/admin/marketplaces', 'admin');
  await expect(page.getByText(/^of the last \d+ referrals/)).toBeVisible();
  await expect(page.getByRole('row').nth(9)).toBeVisible();
  await page.setViewportSize(upright);
  await page.emulateMedia({ media: 'print' });
  for (const name of [/^Drag /, /^More for /, 'Filter']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(upright.width);
  expect(await cutCells(page)).toEqual([]);
  await page.pdf({
    path: test.info().outputPath('marketplaces.pdf'),
    preferCSSPageSize: true,
    printBackground: false,
  });
});

test('a marketplace prints with its checked boxes, without the save bar', async ({ page }) => {
  await openSignedIn(page, '/admin/marketplaces/1', 'admin');
  await expect(page.getByRole('button', { name: 'Save Marketplace' })).toBeVisible();
  await page.setViewportSize(upright);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Save Marketplace' })).toBeHidden();
  for (const name of [
    /^Remove /,
    /^(Show|Hide) Delivery API key/,
    'Edit as text',
    'Show all',
    'Send a sample referral',
  ])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByPlaceholder('Add a code').first()).toBeHidden();
  const ticked = page.getByRole('checkbox', { checked: true }).first();
  expect(await ticked.evaluate((box) => getComputedStyle(box).printColorAdjust)).toBe('exact');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(upright.width);
  await page.pdf({
    path: test.info().outputPath('marketplace.pdf'),
    preferCSSPageSize: true,
    printBackground: false,
  });
});

test('a referral prints on one page, without the list behind it and without buttons', async ({ page }) => {
  await signInDirectly(page, 'producer');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admin/acquired-referrals');
  await page.locator('tbody tr[data-id]').first().locator('[data-opens-row]').click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading').first()).toBeVisible();
  await page.setViewportSize(upright);
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Close' })).toBeHidden();
  await expect(panel.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(upright.width);
  await expect(panel).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const sheet = await page.pdf({
    path: test.info().outputPath('referral.pdf'),
    preferCSSPageSize: true,
    printBackground: false,
  });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
