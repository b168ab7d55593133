import { expect, test } from './fixtures.ts';
import { signInAt } from './signIn.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('MKS-20 MKS-21 DAT-14 an admin changes several marketplaces at once, and makes a new one from another', async ({
  page,
}) => {
  await signInAt(page, '/admin/marketplaces', 'admin');
  await page.getByRole('button', { name: 'Change several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change several marketplaces' });
  await dialog.getByRole('button', { name: /State/ }).click();
  await page.getByRole('option', { name: 'Wyoming' }).click();
  for (const index of [0, 1]) await dialog.getByRole('checkbox').nth(index).check();
  await expect(dialog.getByText(/^(Up to )?\d+ of \d+ referrals? moves?\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save 2 marketplaces' }).click();
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByText(/^(Saved|Nothing to change)$/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row').nth(1);
  await row.getByRole('button', { name: /^Move / }).click();
  await page.getByRole('menuitem', { name: 'New from this one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace: Creation' })).toBeVisible();
  await expect(page.getByText(/^Copied from /)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Marketplace name' })).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Wyoming' })).toBeChecked();
});

test('MKF-9 an admin sees who changed a marketplace, and restores a version as an unsaved edit', async ({
  page,
}) => {
  await signInAt(page, '/admin/marketplaces/5', 'admin');
  const limit = page.getByRole('textbox', { name: 'Referrals per month', exact: true });
  const before = await limit.inputValue();
  await limit.fill('987');
  await page.getByRole('button', { name: 'Save Marketplace' }).click();
  await expect(page.getByText('No changes to save')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const panel = page.getByRole('dialog', { name: 'History' });
  await expect(panel.getByText('2 versions')).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Versions' })).toContainText('Ruth Lindqvist');
  await expect(panel.getByRole('list', { name: 'In plain English' })).toContainText('987 a month');
  await panel.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(limit).toHaveValue(before);
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
});
