import { expect, nightly, test } from './fixtures.ts';
import { openSignedIn } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('MKS-20 MKS-21 DAT-14 an admin edits several marketplaces at once and copies one', async ({ page }) => {
  await openSignedIn(page, '/admin/marketplaces', 'admin');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change several' }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const index of [0, 1]) await boxes.nth(index).press('Space');
  const name = ((await boxes.first().getAttribute('aria-label')) ?? '').replace('Select ', '');
  await page.getByRole('button', { name: 'Add a state' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a state' });
  await expect(dialog).toBeFocused();
  // The list of a field that loses the focus closes: then the state is typed again.
  await expect(async () => {
    await dialog.getByRole('combobox', { name: 'State' }).fill('Wyo');
    await dialog.getByRole('combobox', { name: 'State' }).fill('Wyoming');
    await page.getByRole('option', { name: 'Wyoming' }).click({ timeout: 5000 });
  }).toPass();
  await expect(dialog.getByText(/^(\+?\d+ match(es)?|Has Wyoming)$/)).toHaveCount(2);
  const apply = dialog.getByRole('button', { name: /^Add Wyoming to \d marketplaces?$|^Nothing to change$/ });
  if (await apply.isEnabled()) {
    await apply.click();
    await expect(page.getByText(/^\d marketplaces? saved\.$/).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear selection' }).click();

  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await row.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'New from this one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace: Creation' })).toBeVisible();
  await expect(page.getByText(/^Copied from /)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Marketplace name' })).toHaveValue('');
  await page.getByRole('button', { name: /^States / }).click();
  await expect(page.getByRole('checkbox', { name: 'Wyoming' })).toBeChecked();
});

test(
  'MKF-9 an admin sees who changed a marketplace, and restores a version as an unsaved edit',
  nightly,
  async ({ page }) => {
    await openSignedIn(page, '/admin/marketplaces/9', 'admin');
    const limit = page.getByRole('textbox', { name: 'Referrals per month', exact: true });
    const before = await limit.inputValue();
    const most = before === '987' ? '986' : '987';
    await limit.fill(most);
    await page.getByRole('button', { name: 'Save Marketplace' }).click();
    await expect(page.getByText('No changes to save')).toBeVisible();
    await page.getByRole('button', { name: 'History' }).click();
    const versions = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(versions.first()).toContainText('Ruth Lindqvist');
    await expect(versions.first()).toContainText(`${most} a month`);
    // Earlier attempts of this test have left versions.
    const count = await versions.count();
    expect(count).toBeGreaterThan(1);
    await versions.nth(1).getByRole('button').click();
    await versions
      .nth(1)
      .getByRole('button', { name: `Restore version ${count - 1}` })
      .click();
    await expect(limit).toHaveValue(before);
    await expect(page.getByRole('button', { name: '1 change' })).toBeVisible();
  },
);
