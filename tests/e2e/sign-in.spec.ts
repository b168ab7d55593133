import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillSignIn, signInAt } from './signIn.ts';

const columns = (page: Page) => page.getByRole('table').getByRole('columnheader');
const reduced = [
  'Delivered',
  /^Type/,
  /^Status/,
  'Category',
  'Location',
  'Policy Type',
  'Industry',
  '# Employees',
  'Years in Business',
  'Est. Premium',
  'Assigned To',
];
const extended = [
  'Delivered',
  /^Type/,
  /^Status/,
  'Limited Time',
  'Category',
  'Location',
  'Policy Type',
  'Industry',
  '# Employees',
  'Years in Business',
  'Est. Premium',
  'Agencies Notified',
  'Assigned To',
];

const people = [
  { person: 'producer', brand: 'advantage', label: 'Producer', columns: reduced },
  { person: 'bridge-producer', brand: 'bridge', label: 'Producer', columns: reduced },
  { person: 'agency-admin', brand: 'advantage', label: 'Agency Admin', columns: reduced },
  { person: 'carrier', brand: 'advantage', label: 'Carrier', columns: extended },
  { person: 'bridge-carrier', brand: 'bridge', label: 'Carrier', columns: extended },
  { person: 'admin', brand: 'advantage', label: 'Admin', columns: extended },
  { person: 'bridge-admin', brand: 'bridge', label: 'Admin', columns: extended },
] as const;

test.use({ viewport: { width: 1600, height: 900 } });

for (const { person, brand, label, columns: expected } of people) {
  test(`RTE-1 BRD-6 ROL-7 ${person} signs in and sees the table of the role in the ${brand} brand`, async ({
    page,
  }) => {
    await signInAt(page, '/admin', person);
    await expect(page).toHaveURL(/\/admin\/all-referrals/);
    await expect(columns(page)).toHaveText([...expected]);
    await expect(page.locator(`.${brand}-theme`).first()).toBeAttached();
    await expect(page.getByRole('banner')).toContainText(label);
    await expect(page.getByRole('heading', { level: 1, name: 'Claim-it Marketplace' })).toBeVisible();
  });
}

test('RTE-17 a deep link survives signing in, query included', async ({ page }) => {
  await signInAt(page, '/admin/all-referrals?state=TX', 'admin');
  await expect(page).toHaveURL(/\/admin\/all-referrals\?.*state=TX/);
  await expect(page.getByRole('button', { name: /Texas/ })).toBeVisible();
});

test('a wrong password is refused in words, and the right one still works', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource/);
  await page.goto('/admin');
  await fillSignIn(page, 'producer', 'guess');
  await expect(page.getByRole('alert')).toBeVisible();
  await fillSignIn(page, 'producer');
  await expect(page).toHaveURL(/\/admin\/all-referrals/);
});

test('RTE-18 logging out leads back to sign-in, and the back button shows no data', async ({ page }) => {
  await signInAt(page, '/admin', 'producer');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('S7 leaves no token in storage, address or page', async ({ page }) => {
  const tokens: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/token')) return;
    const body = await response.json();
    tokens.push(body.access_token, body.refresh_token, body.id_token);
  });
  await signInAt(page, '/admin', 'producer');
  await expect(page.getByRole('table')).toBeVisible();
  expect(tokens.length).toBeGreaterThanOrEqual(3);
  const traces = await page.evaluate(() =>
    [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
      document.documentElement.outerHTML,
    ].join('\n'),
  );
  for (const token of tokens) expect(traces).not.toContain(token);
});

test('RTE-3 RTE-4 unknown paths lead somewhere useful', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL(/\/public-referrals$/);
  await signInAt(page, '/admin/nowhere', 'producer');
  await expect(page).toHaveURL(/\/admin\/all-referrals/);
});

test('signs in under the directory host too', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await signInAt(page, `http://www.trustedchoice.localhost:${port}/admin`, 'producer');
  await expect(page.getByRole('table')).toBeVisible();
});
