import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signInAt } from './signIn.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Copies text with the keyboard, from a field in which it was typed. */
async function copy(page: Page, text: string) {
  const scratch = field(page, 'Legal entity name');
  await scratch.fill(text);
  await scratch.press('ControlOrMeta+a');
  await scratch.press('ControlOrMeta+c');
}

/** Opens a new marketplace with a delivered price, and returns its field. */
async function openPrice(page: Page) {
  await signInAt(page, '/admin/marketplaces/new', 'admin');
  await page.getByRole('radio', { name: 'Delivered price' }).check();
  return field(page, 'Delivered price');
}

test('MKV-74 Tab selects a number with its separators: the next digit replaces it', async ({ page }) => {
  const price = await openPrice(page);
  await price.pressSequentially('226789');
  await price.press('Tab');
  await expect(price).toHaveValue('226,789');
  await field(page, 'Min referral price').press('Shift+Tab');
  await expect(price).toBeFocused();
  await page.keyboard.press('5');
  await expect(price).toHaveValue('5');
});

test('MKV-75 a pasted price is undone and redone, and typing goes back to what was there', async ({
  page,
}) => {
  const price = await openPrice(page);
  await price.pressSequentially('1234');
  await copy(page, '$2,500');
  await price.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(price).toHaveValue('$2,500');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(price).toHaveValue('1234');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(price).toHaveValue('$2,500');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1,250');
  await expect(price).toHaveValue('1,250');
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    expect(await price.inputValue()).toBe('1234');
  }).toPass();
});

test('MKV-73 MKV-77 a price with a decimal comma or a third decimal is refused, typed or pasted', async ({
  page,
}) => {
  const price = await openPrice(page);
  await price.pressSequentially('12,50');
  await page.keyboard.press('Tab');
  await expect(price).toHaveAccessibleDescription(/Delivered Price must be a number\./);
  await copy(page, '19.999');
  await price.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.press('Tab');
  await expect(price).toHaveValue('19.999');
  await expect(price).toHaveAccessibleDescription(/Delivered Price can have at most 2 decimals\./);
  await price.press('ControlOrMeta+a');
  await page.keyboard.type('1,250');
  await page.keyboard.press('Tab');
  await expect(price).toHaveValue('1,250');
  await expect(price).not.toHaveAttribute('aria-invalid');
});
