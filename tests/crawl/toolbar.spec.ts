import { expect as baseExpect, test } from '@playwright/test';

/** A longer timeout, because the manager and its preview load one after the other. */
const expect = baseExpect.configure({ timeout: 20_000 });

/** Tagged `@light` so that it runs in `test`: the playground stories prove each value, this proves the toolbar. */
test('playgrounds follow the toolbar, which other stories do not show', {
  tag: ['@light', '@manager'],
}, async ({ page }) => {
  const preview = page.frameLocator('#storybook-preview-iframe');
  const network = page.getByRole('button', { name: /^Network/ });
  await page.goto('/?path=/story/playgrounds-referral-list--playground');
  await expect(preview.getByText('Tulsa, OK')).toBeVisible();
  await network.click();
  await page.getByRole('option', { name: /Offline/ }).click();
  await expect(preview.getByText(/reconnecting/)).toBeVisible();
  await expect(preview.getByText('Tulsa, OK')).toBeVisible();
  await page.goto('/?path=/story/ui-button--default');
  await expect(preview.getByRole('button', { name: 'Save' }).first()).toBeVisible();
  await expect(network).toHaveCount(0);
});

test('the sidebar search finds rules, texts and tokens', { tag: ['@light', '@manager'] }, async ({
  page,
}) => {
  await page.goto('/?path=/story/ui-wordmark--default');
  const search = page.locator('#storybook-explorer-searchfield');
  const found = page.locator('#storybook-explorer-menu').getByRole('option');
  await expect(page.frameLocator('#storybook-preview-iframe').getByText('Bridge')).toBeVisible();
  for (const [words, title] of [
    ['BRD-7', /Both Brands/],
    ['Claim Now - $28', /Status button/],
    ['--adv-color-primary-bg', /Wordmark/],
  ] as const)
    await expect(async () => {
      await search.fill('');
      await search.fill(words);
      await expect(found.filter({ hasText: title }).first()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
});
