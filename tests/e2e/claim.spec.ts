import type { Locator } from '@playwright/test';
import { enter } from './enter.ts';
import { expect, test } from './fixtures.ts';
import { signInAt } from './signIn.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('CLM-5 CLM-6 DTL-8 an agent claims a referral after naming the price, and finds it among the acquired', async ({
  page,
}) => {
  await signInAt(page, '/admin/all-referrals', 'agency-admin');
  const table = page.getByRole('table');
  const button = table.getByRole('button', { name: /^Claim Now, \$/ }).last();
  const price = (await button.textContent())?.match(/\$[\d.]+/)?.[0] ?? '';
  await button.click();
  const confirm = page.getByRole('button', { name: `Claim for ${price}` });
  await expect(confirm).toBeVisible();
  // A question that has only just been asked cannot be confirmed: a double press buys nothing.
  await page.waitForTimeout(1000);
  await confirm.click();
  await expect(page.getByText('This referral is yours.')).toBeVisible();
  await expect(page.getByRole('link', { name: /@example\.com/ })).toHaveAttribute('href', /^mailto:/);
  const email = await page.getByRole('link', { name: /@example\.com/ }).textContent();

  await page.goto('/admin/acquired-referrals');
  await expect(page.getByRole('table')).toContainText(email ?? 'no e-mail');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('CLM-5 the answer that names the price has the focus every time, by thumb and by screen reader', async ({
    page,
    baseURL,
  }) => {
    await enter(page, baseURL, 'agency-admin');
    await page.goto('/admin/all-referrals?scope=all');
    const cards = page.getByRole('list', { name: 'Referrals' }).getByRole('listitem');
    const sheet = page.getByRole('dialog', { name: 'Referral details' });
    const ask = /^(Claim|Talk) Now/;
    const confirm = sheet.getByRole('button', { name: /^(Claim|Talk now) for/ });
    // A screen reader presses without a pointer, and moves no focus before.
    const ways = [
      (button: Locator) => button.tap(),
      (button: Locator) => button.evaluate((element: HTMLElement) => element.click()),
    ];
    for (let round = 0; round < 4; round += 1) {
      for (const press of ways) {
        await press(
          cards
            .nth(round % 4)
            .getByRole('button', { name: ask })
            .first(),
        );
        await expect(confirm).toBeFocused();
        await press(sheet.getByRole('button', { name: 'Cancel' }));
        await expect(sheet.getByRole('button', { name: ask })).toBeFocused();
        await press(sheet.getByRole('button', { name: ask }));
        await expect(confirm).toBeFocused();
        await press(sheet.getByRole('button', { name: 'Close' }));
        await expect(sheet).toBeHidden();
      }
    }
  });
});
