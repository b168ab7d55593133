import { expect, test } from '../e2e/fixtures.ts';
import { signInDirectly } from '../e2e/signInDirectly.ts';

test.use({ viewport: { width: 1600, height: 900 } });

test('TBL-12 TBL-57 DTL-1 an agent sorts the list, opens a referral and closes it', async ({
  page,
  baseURL,
}) => {
  await signInDirectly(page, baseURL, 'producer');
  await page.goto('/admin/all-referrals');
  const header = page.getByRole('columnheader', { name: /Est\. Premium/ });
  await header.getByRole('button').click();
  await expect(page).toHaveURL(/sort=estimatedPremium%2Cdesc/);
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const premiums = page.getByRole('row').locator('td:nth-child(10)');
  await expect(async () => {
    const sums = (await premiums.allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
    expect(sums.length).toBeGreaterThan(5);
    expect(sums).toEqual(sums.toSorted((one, other) => other - one));
  }).toPass();
  await page.getByRole('row').nth(1).getByRole('cell').nth(4).click();
  const panel = page.getByRole('dialog', { name: 'Referral details' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
