import { expect, test } from './fixtures.ts';
import { signInAt } from './signIn.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('CLM-5 CLM-6 DTL-8 an agent claims a referral after naming the price, and finds it among the acquired', async ({
  page,
}) => {
  await signInAt(page, '/admin/all-referrals', 'agency-admin');
  const table = page.getByRole('table');
  const button = table.getByRole('button', { name: /^Claim Now - \$/ }).last();
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
