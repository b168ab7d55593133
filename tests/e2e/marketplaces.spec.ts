import { expect, test } from './fixtures.ts';
import { signInAt } from './signIn.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('MKL-1 MKL-3 MKL-5 an admin goes from the list to a marketplace and back', async ({ page }) => {
  await signInAt(page, '/admin/marketplaces', 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'All Marketplaces' })).toBeVisible();
  const first = page.getByRole('main').getByRole('link', { name: /Harbor Point/ });
  await first.click();
  await expect(page).toHaveURL(/\/admin\/marketplaces\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Marketplace: Harbor Point/ })).toBeVisible();
  await expect(page.getByText('No changes to save')).toBeVisible();
  await page.getByRole('link', { name: 'All Marketplaces' }).click();
  await expect(page).toHaveURL(/\/admin\/marketplaces$/);
});

test('MKI-29 ERR-24 an edit is saved, told, and still there after a reload', async ({ page }) => {
  await signInAt(page, '/admin/marketplaces/5', 'admin');
  const legalName = page.getByRole('textbox', { name: 'Legal entity name' });
  const name = await page.getByRole('textbox', { name: 'Marketplace name' }).inputValue();
  await legalName.fill('Quite Another Company, LLC');
  await page.getByRole('button', { name: 'Save Marketplace' }).click();
  await expect(page.getByText(`Marketplace [ ${name} ] has been saved successfully.`).first()).toBeVisible();
  await page.reload();
  await expect(legalName).toHaveValue('Quite Another Company, LLC');
});

test('MKF-10 MKF-11 leaving with unsaved changes asks first', async ({ page }) => {
  await signInAt(page, '/admin/marketplaces/6', 'admin');
  const name = page.getByRole('textbox', { name: 'Marketplace name' });
  await name.fill('Half an edit');
  await page.getByRole('link', { name: 'Feature Flags' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  await dialog.getByRole('button', { name: 'Continue Editing' }).click();
  await expect(name).toHaveValue('Half an edit');
  await page.getByRole('link', { name: 'Feature Flags' }).click();
  await dialog.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page).toHaveURL(/\/admin\/feature-flags$/);
});

test('RTE-19 a producer is told that marketplaces are not for the role', async ({ page }) => {
  await signInAt(page, '/admin/marketplaces', 'producer');
  await expect(page.getByText(/not available to your role/i).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marketplaces' })).toHaveCount(0);
});
