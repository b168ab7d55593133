import { expect, nightly, test } from './fixtures.ts';
import { openSignedIn } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('DAT-14 DAT-11 MKL-3 an admin sees what settings and order would match, and why', async ({ page }) => {
  await openSignedIn(page, '/admin/marketplaces', 'admin');
  await expect(page.getByRole('link', { name: /Harbor Point/ })).toBeVisible();
  // The insight's code loads after the list.
  const fact = page.getByRole('button', {
    name: /^\d+ of the last \d+ referrals? reach(es)? no marketplace$/,
  });
  await expect(fact).toBeVisible();
  const unmatched = Number.parseInt((await fact.textContent()) ?? '', 10);
  await fact.click();
  const listed = page.getByRole('dialog', { name: /no marketplace$/ });
  await expect(listed.getByRole('listitem')).toHaveCount(unmatched);
  await listed.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Where Meridian Direct's referrals go$/ }).click();
  await expect(page.getByText(/^Gets (all )?\d+ (of the \d+ )?it matches\./)).toBeVisible();
  await page.keyboard.press('Escape');

  // Before a drop, the figures are for the order after it; Escape restores the saved ones.
  await page
    .getByRole('button', { name: /^Drag / })
    .nth(5)
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await expect(page.getByText(/^Drop .+ at 1 moves \d+ of \d+ referrals/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Drop /)).toHaveCount(0);

  await page
    .getByRole('main')
    .getByRole('link', { name: /Harbor Point/ })
    .click();
  const insight = page.getByRole('group', { name: 'Preview' });
  await expect(insight.getByText(/^of \d+ match$/)).toBeVisible();
  await expect(insight.getByText('than the saved settings')).toHaveCount(0);
  const min = page.getByRole('textbox', { name: 'Min referral price', exact: true });
  await min.fill('99999');
  await page.getByRole('textbox', { name: 'Max referral price', exact: true }).fill('');
  await expect(insight.getByText('than the saved settings')).toBeVisible();

  await insight.getByRole('button', { name: 'What moves' }).click();
  await expect(insight.getByText(/^(Up to )?\d+ of \d+ referrals? moves?\./)).toBeVisible();
  await insight.getByRole('button', { name: 'Back' }).click();

  // The sentences mark unsaved changes and lead to the field; so does the review.
  await insight.getByRole('button', { name: 'In plain English' }).click();
  const unsaved = insight.getByRole('listitem').filter({ hasText: 'Not saved' });
  await expect(unsaved.locator('del')).toContainText('for each referral');
  await unsaved
    .getByRole('button', { name: /at least \$99,999/ })
    .first()
    .click();
  await expect(min).toBeFocused();
  await page.getByRole('button', { name: /^\d changes?$/ }).click();
  const review = page.getByRole('dialog', { name: /changes?$/ });
  await expect(review.getByRole('list', { name: 'In plain English' })).toContainText('at least $99,999');
  await review.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  // Until the marketplace is loaded again, leaving would ask about the changes.
  await expect(page.getByText('No changes to save')).toBeVisible();

  await page.getByRole('link', { name: 'All referrals', exact: true }).click();
  await page.locator('tr[data-id] [data-opens-row]').first().click();
  const panel = page.getByRole('dialog', { name: 'Referral details' });
  const answer = panel.getByRole('region', { name: 'Who would get this referral?' });
  const outcome = answer.getByText(/^(Gets it|May get it|No marketplace takes it\.( Closest:)?)$/);
  await expect(outcome).toBeVisible();
  await answer.getByRole('button').nth(1).click();
  await expect(answer.getByRole('button', { expanded: true })).toHaveCount(1);
  await panel.getByRole('button', { name: 'Next referral' }).click();
  await expect(panel.getByText(/^2 of /)).toBeVisible();
  await expect(outcome).toBeVisible();
});

test('DAT-14 a carrier is not offered the explanation of a referral', nightly, async ({ page }) => {
  await openSignedIn(page, '/admin/all-referrals', 'carrier');
  await page.locator('tr[data-id] [data-opens-row]').first().click();
  const panel = page.getByRole('dialog', { name: 'Referral details' });
  await expect(panel.getByText('Est. premium')).toBeVisible();
  await expect(panel.getByText(/Who would get/)).toHaveCount(0);
});

test('MKF-24 MKF-25 an admin tests a delivery with unsaved settings', nightly, async ({ page }) => {
  const backend = `http://127.0.0.1:${process.env.E2E_BACKEND_PORT}`;
  await openSignedIn(page, '/admin/marketplaces/new', 'admin');
  const api = page.getByRole('region', { name: 'Delivery: API' });
  const url = api.getByRole('textbox', { name: 'Delivery API URL' });
  await api.getByRole('button', { name: 'Send a sample referral' }).click();
  await expect(url).toBeFocused();
  await expect(api.getByText('Please provide a delivery API URL.')).toBeVisible();

  await url.fill('https://leads.example.com/in');
  await api.getByRole('button', { name: 'Send a sample referral' }).click();
  await expect(api.getByText(/The local backend only sends to its own receiver/)).toBeVisible();

  await url.fill(`${backend}/test-receiver/accept`);
  await api.getByRole('button', { name: 'Send it again' }).click();
  await expect(api.getByText(/^Accepted with status 200 after \d+ ms\.$/)).toBeVisible();
  await expect(api.getByText('{"accepted":true,"id":"A-1042"}')).toBeVisible();

  await url.fill(`${backend}/test-receiver/decline`);
  await expect(api.getByText(/The settings have changed since this test\./)).toBeVisible();
  await api.getByRole('button', { name: 'Send it again' }).click();
  await expect(api.getByText(/but didn't accept the referral\.$/)).toBeVisible();
  await api.getByRole('button', { name: 'What was sent' }).click();
  await expect(api.getByText(/"isTest": true/)).toBeVisible();
});

test('MKF-24 a delivery test times out with a reason, and can be canceled', nightly, async ({ page }) => {
  await openSignedIn(page, '/admin/marketplaces/new', 'admin');
  const api = page.getByRole('region', { name: 'Delivery: API' });
  const url = `http://127.0.0.1:${process.env.E2E_BACKEND_PORT}/test-receiver/hang`;
  await api.getByRole('textbox', { name: 'Delivery API URL' }).fill(url);
  await api.getByRole('button', { name: 'Send a sample referral' }).click();
  await api.getByRole('button', { name: 'Cancel' }).click();
  await expect(api.getByText('Canceled. The sample referral may still arrive.')).toBeVisible();

  await api.getByRole('button', { name: 'Send a sample referral' }).click();
  await expect(api.getByText(/No response within 8 seconds\./)).toBeVisible();
  const outcome = api.getByText("The sample referral wasn't delivered.");
  const place = await outcome.boundingBox();

  // The first result stays in place while the next one is pending.
  await api.getByRole('button', { name: 'Send it again' }).click();
  await expect(api.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(await outcome.boundingBox()).toEqual(place);
  await expect(api.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect(api.getByText(/No response within 8 seconds\./)).toBeVisible();
  expect(await outcome.boundingBox()).toEqual(place);
});
