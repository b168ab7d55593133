import { expect, nightlyIf, test } from './fixtures.ts';
import { dropPlace, hold } from './marketplaceRows.ts';
import { signInDirectly } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });

// Every journey fails if the policy blocks anything. These cover places that add scripts and styles at runtime.
for (const person of ['admin', 'bridge-admin']) {
  test(
    `I6 fields, lists, dialogs, popovers, drags and toasts work under the policy, for ${person}`,
    nightlyIf(person !== 'admin'),
    async ({ page }) => {
      await signInDirectly(page, person);
      await page.route('**/marketplaces/priorities', (route) =>
        route.fulfill({ json: null, headers: { 'access-control-allow-origin': '*' } }),
      );
      await page.goto('/admin/marketplaces/7');
      const main = page.getByRole('main');
      const number = main.locator('input[inputmode="numeric"], input[inputmode="decimal"]').first();
      await number.fill('12');
      await number.press('ArrowUp');
      await main.getByRole('button', { name: /Timezone$/ }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Marketplaces', exact: true }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard Changes' }).click();

      await hold(page, 1, 'lower', 3);
      await expect(dropPlace(page)).toHaveCount(1);
      await page.mouse.up();
      await expect(page.getByText('Marketplace priorities updated successfully.')).toBeVisible();

      await page.goto('/admin/all-referrals');
      // The help of a header waits for the pointer.
      await page.getByRole('columnheader', { name: /^Status/ }).hover();
      await page.getByRole('button', { name: 'What Status means' }).click();
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /details/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Referral details' })).toBeVisible();
      await page.getByRole('banner').getByRole('button').last().click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  );
}
