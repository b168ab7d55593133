import type { Page, Request } from '@playwright/test';
import { expect, nightly, nightlyIf, test } from './fixtures.ts';
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

for (const { person, brand, label, columns: expectedColumns } of people) {
  test(
    `RTE-1 BRD-6 ROL-7 ${person} signs in and sees the columns of the role in the ${brand} brand`,
    nightlyIf(!/^(?:producer|bridge-admin)$/.test(person)),
    async ({ page }) => {
      await signInAt(page, '/admin', person);
      await expect(page).toHaveURL(/\/admin\/all-referrals/);
      await expect(columns(page)).toHaveText([...expectedColumns]);
      await expect(page.locator(`.${brand}-theme`).first()).toBeAttached();
      await expect(page.getByRole('banner')).toContainText(label);
      await expect(page.getByRole('heading', { level: 1, name: 'Claim-it Marketplace' })).toBeVisible();
    },
  );
}

test('RTE-17 a deep link and its query survive signing in', async ({ page }) => {
  await signInAt(page, '/admin/all-referrals?state=TX', 'admin');
  await expect(page).toHaveURL(/\/admin\/all-referrals\?.*state=TX/);
  await expect(page.getByRole('button', { name: /Texas/ })).toBeVisible();
});

test('a wrong password shows an error, and the right one still works', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource/);
  await page.goto('/admin');
  await fillSignIn(page, 'producer', 'guess');
  await expect(page.getByRole('alert')).toBeVisible();
  await fillSignIn(page, 'producer');
  await expect(page).toHaveURL(/\/admin\/all-referrals/);
});

test('RTE-18 AUT-30 after signing out, Back always leads to sign-in and shows no data', async ({ page }) => {
  await signInAt(page, '/admin', 'producer');
  await page.getByRole('link', { name: 'Claim-It Referrals' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  for (let time = 0; time < 4; time += 1) {
    await page.goBack();
    if (page.url() === 'about:blank') await page.goForward();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  await fillSignIn(page, 'producer');
  await expect(page.getByRole('table')).toBeVisible();
});

test('AUT-30 Back on the first page after signing in leads to the console', nightly, async ({ page }) => {
  await signInAt(page, '/admin/recent-opportunities', 'producer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/all-referrals/);
  await expect(page.getByRole('table')).toBeVisible();
});

for (const [what, path] of [
  ['an address without iss', '/admin/claim-it-referrals#state=1a2b&code=3c4d'],
  ['an error', '/admin/claim-it-referrals#error=login_required&state=1a2b'],
] as const) {
  test(
    `AUT-29 a bookmarked callback starts sign-in again: ${what}`,
    nightlyIf(what === 'an error'),
    async ({ page }) => {
      await signInAt(page, path, 'producer');
      await expect(page).toHaveURL(/\/admin\/claim-it-referrals$/);
      await page.goto('/public-referrals');
      await page.goto(path);
      await expect(page).toHaveURL(/\/admin\/claim-it-referrals$/);
      await expect(page.getByRole('table')).toBeVisible();
    },
  );
}

/** Everything on a page from which a script could read a token. */
async function readableIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const values = (object: object) =>
      Object.values(object).map((value) => {
        try {
          return typeof value === 'function' ? String(value) : JSON.stringify(value);
        } catch {
          return '';
        }
      });
    return [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(await indexedDB.databases()),
      JSON.stringify(await caches.keys()),
      document.cookie,
      location.href,
      JSON.stringify(history.state),
      document.documentElement.outerHTML,
      ...values(window),
    ].join('\n');
  });
}

test('S7 hides tokens from scripts and sends them only to configured servers', async ({
  page,
  baseURL,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|Not Authorized/);
  const tokens: string[] = [];
  const printed: string[] = [];
  const calls: Promise<{ readonly url: string; readonly token: boolean }>[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('response', async (response) => {
    if (!response.url().endsWith('/token')) return;
    const body = await response.json();
    tokens.push(body.access_token, body.refresh_token, body.id_token);
  });
  const record = (request: Request) => {
    const call = request
      .allHeaders()
      .then(({ authorization = '' }) => ({ url: request.url(), token: authorization.startsWith('Bearer ') }));
    calls.push(call);
  };
  page.on('request', record);
  await signInAt(page, '/admin', 'producer');
  await expect(page.getByRole('table')).toBeVisible();
  const readable = await readableIn(page);
  // A rejected call is logged without quoting the token.
  await page.route(/opportunit/, (route) => route.fulfill({ status: 401 }));
  await expect.poll(() => printed.join()).toContain('Not Authorized');
  expect(tokens.length).toBeGreaterThanOrEqual(3);
  for (const token of tokens) {
    for (const place of [readable, await readableIn(page), ...printed]) expect(place).not.toContain(token);
  }
  const { services, keycloak } = await (await page.request.get(`${baseURL}/config.json`)).json();
  const known = [...Object.values<string>(services), keycloak.url].map((url) => new URL(url).origin);
  // The headers of a later request could arrive after the end of the test.
  page.off('request', record);
  const shown = (await Promise.all(calls)).filter(({ token }) => token).map(({ url }) => url);
  expect(shown.length).toBeGreaterThan(0);
  // The local backend's configuration sends the token with lists too: the client header only gives access to public
  // fields.
  for (const url of shown) expect(known).toContain(new URL(url).origin);
});

test('RTE-3 RTE-4 RTE-25 unknown paths redirect to the public feed or the referral list and say so once', async ({
  page,
}) => {
  const notice = page.getByText("That page doesn't exist.");
  await page.goto('/');
  await expect(page).toHaveURL(/\/public-referrals$/);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL(/\/public-referrals$/);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(notice).toHaveCount(0);
  for (const path of ['/admin/nowhere', '/admin/no.where']) {
    // Otherwise the console would navigate to the sign-in page when it notices.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await signInAt(page, path, 'producer');
    await expect(page).toHaveURL(/\/admin\/all-referrals/);
    await expect(notice).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('signs in under the directory host too', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await signInAt(page, `http://www.trustedchoice.localhost:${port}/admin`, 'producer');
  await expect(page.getByRole('table')).toBeVisible();
});
