import { expect, test } from './fixtures.ts';
import { signInAt } from './signIn.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('MKS-20 MKS-21 DAT-14 an admin edits several marketplaces at once and copies one', async ({ page }) => {
  await signInAt(page, '/admin/marketplaces', 'admin');
  await page.getByRole('button', { name: 'Change several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change several marketplaces' });
  await dialog.getByRole('button', { name: /State/ }).click();
  await page.getByRole('option', { name: 'Wyoming' }).click();
  const chosen = dialog.getByRole('checkbox');
  for (const index of [0, 1]) await chosen.nth(index).check();
  const name = await chosen.first().evaluate((box) => box.closest('label')?.textContent ?? 'no name');
  await expect(dialog.getByText(/^(Up to )?\d+ of \d+ referrals? moves?\./)).toBeVisible();
  await dialog.getByRole('button', { name: /^Save \d marketplaces?$/ }).click();
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByText(/^(Saved|Nothing to change)$/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
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
  await signInAt(page, '/admin/marketplaces/9', 'admin');
  const limit = page.getByRole('textbox', { name: 'Referrals per month', exact: true });
  const before = await limit.inputValue();
  const most = before === '987' ? '986' : '987';
  await limit.fill(most);
  await page.getByRole('button', { name: 'Save Marketplace' }).click();
  await expect(page.getByText('No changes to save')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const panel = page.getByRole('dialog', { name: 'History' });
  // Earlier attempts of this test have left versions.
  const versions = panel.getByText(/^\d+ versions$/);
  const count = Number.parseInt((await versions.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(1);
  await expect(panel.getByRole('list', { name: 'Versions' })).toContainText('Ruth Lindqvist');
  await expect(panel.getByRole('list', { name: 'In plain English' })).toContainText(`${most} a month`);
  await panel.getByRole('button', { name: `Restore version ${count - 1}` }).click();
  await expect(limit).toHaveValue(before);
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
});
