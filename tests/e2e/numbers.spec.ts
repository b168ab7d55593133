import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './signInDirectly.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Copies text with the keyboard, from a field in which it was typed. */
async function copy(page: Page, text: string) {
  const scratch = field(page, 'Legal entity name');
  await scratch.fill(text);
  await scratch.press('ControlOrMeta+a');
  await scratch.press('ControlOrMeta+c');
}

test('MKV-73 MKV-74 MKV-75 MKV-77 an admin types, pastes, undoes and corrects a price', async ({ page }) => {
  await openSignedIn(page, '/admin/marketplaces/new', 'admin');
  await page.getByRole('radio', { name: 'Delivered price' }).check();
  const price = field(page, 'Delivered price');

  // Tab selects a number with its separators: the next digit replaces it.
  await price.pressSequentially('226789');
  await price.press('Tab');
  await expect(price).toHaveValue('226,789');
  await field(page, 'Min referral price').press('Shift+Tab');
  await expect(price).toBeFocused();
  await page.keyboard.press('5');
  await expect(price).toHaveValue('5');

  // A pasted price is undone and redone, and typing goes back to what was there.
  await price.press('ControlOrMeta+a');
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

  // A decimal comma or a third decimal is refused, typed or pasted.
  await price.press('ControlOrMeta+a');
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
