import type { Page } from '@playwright/test';
import { endSessionsOf, setTokenLife } from './administration.ts';
import { clientId, consoleUrl, keycloakUrl, protocolUrl, realmUrl } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { fillSignIn, firstReferral, signInAt, signInPage, signOut } from './signIn.ts';

/**
 * The error of a sign-out's background request, whose response Keycloak lets no page read. The form that follows signs
 * out.
 */
const unreadableSignOut = /blocked by CORS policy|net::ERR_FAILED/;

/** Records every URL that the tab, not one of its frames, navigates to. */
function visitsOf(page: Page): string[] {
  const visits: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visits.push(frame.url());
  });
  return visits;
}

test.afterEach(() => setTokenLife());

test('RTE-17 a deep link and its query survive signing in', async ({ page }) => {
  await signInAt(page, '/admin/all-referrals?state=TX', 'admin');
  await expect(page).toHaveURL(/\/admin\/all-referrals\?.*state=TX/);
  await expect(firstReferral(page)).toContainText(', TX');
});

test('AUT-3 a reload and a new tab continue the session without a sign-in page', async ({
  page,
  context,
}) => {
  await signInAt(page, '/admin/all-referrals?state=TX', 'producer');
  const visits = visitsOf(page);
  await page.reload();
  await expect(firstReferral(page)).toContainText(', TX');
  const tab = await context.newPage();
  const visitsOfTab = visitsOf(tab);
  await tab.goto('/admin/acquired-referrals');
  await expect(firstReferral(tab)).toBeVisible();
  for (const url of [...visits, ...visitsOfTab]) expect(url).toMatch(new RegExp(`^${consoleUrl}/admin`));
});

test('AUT-6 RTE-18 signing out sends a POST, returns to /admin and shows the sign-in page', async ({
  page,
  expectNoise,
}) => {
  expectNoise(unreadableSignOut);
  await signInAt(page, '/admin/all-referrals?state=TX', 'producer');
  const visits = visitsOf(page);
  const asked = page.waitForRequest(
    (request) => request.url() === `${protocolUrl}/logout` && request.isNavigationRequest(),
  );
  await signOut(page);
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
    id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    client_id: clientId,
    post_logout_redirect_uri: `${consoleUrl}/admin`,
  });
  await expect(signInPage(page)).toBeVisible();
  expect(visits[0]).toBe(`${consoleUrl}/admin`);
  await page.goBack();
  await expect(signInPage(page)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await fillSignIn(page, 'bridge-carrier');
  await expect(firstReferral(page)).toBeVisible();
  await expect(page.locator('.bridge-theme').first()).toBeAttached();
});

test('S9 signing out in one tab signs out the other within six seconds', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(unreadableSignOut);
  await signInAt(page, '/admin', 'producer');
  const tab = await context.newPage();
  await tab.goto('/admin/acquired-referrals');
  await expect(tab.getByRole('table')).toBeVisible();
  await signOut(page);
  await expect(signInPage(page)).toBeVisible();
  await expect(signInPage(tab)).toBeVisible({ timeout: 6000 });
});

test('AUT-13 a session that ends in the middle of a form is resumed from a sign-in window', async ({
  page,
  context,
}) => {
  await signInAt(page, '/admin/all-referrals', 'admin');
  await page.goto('/admin/marketplaces/7');
  const name = page.getByRole('textbox', { name: 'Marketplace name', exact: true });
  await name.fill('Typed before the end');
  const tab = await context.newPage();
  await tab.goto(`${protocolUrl}/logout`);
  await tab.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const window = await opened;
  const closed = window.waitForEvent('close');
  await fillSignIn(window, 'admin');
  await closed;
  await expect(name).toHaveValue('Typed before the end');
  await expect(page).toHaveURL(/\/admin\/marketplaces\/7$/);
});

test('AUT-8 S9 signing out on a Keycloak page is noticed within six seconds', async ({ page, context }) => {
  await signInAt(page, '/admin', 'producer');
  await page.waitForResponse((response) => response.url().includes('/login-status-iframe.html/init'));
  const tab = await context.newPage();
  await tab.goto(`${protocolUrl}/logout`);
  await tab.getByRole('button', { name: 'Logout' }).click();
  await expect(tab.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
  await expect(signInPage(page)).toBeVisible({ timeout: 6000 });
});

test('AUT-12 AUT-13 a session ended by an administrator leads to sign-in', async ({ page, expectNoise }) => {
  expectNoise(/Failed to load resource.*400/);
  await setTokenLife(30);
  await signInAt(page, '/admin/acquired-referrals', 'producer');
  await endSessionsOf('producer');
  await expect(signInPage(page)).toBeVisible({ timeout: 30_000 });
  await fillSignIn(page, 'producer');
  await expect(page).toHaveURL(/\/admin\/acquired-referrals/);
  await expect(firstReferral(page)).toBeVisible();
});

test('AUT-13 an ended session leads to sign-in at the first call that needs a token', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource.*400/);
  await setTokenLife(30);
  await signInAt(page, '/admin/all-referrals', 'producer');
  await endSessionsOf('producer');
  await page.getByRole('link', { name: 'Acquired Referrals' }).click();
  await expect(signInPage(page)).toBeVisible({ timeout: 30_000 });
});

test('a wrong password shows an error, and the right one still works', async ({ page }) => {
  await page.goto('/admin');
  await fillSignIn(page, 'producer', 'guess');
  await expect(page.getByText('Invalid username or password.')).toBeVisible();
  await fillSignIn(page, 'producer');
  await expect(page).toHaveURL(/\/admin\/all-referrals/);
  await expect(firstReferral(page)).toBeVisible();
});

test('AUT-25 the profile comes from the account API', async ({ page }) => {
  const answer = page.waitForResponse(`${realmUrl}/account`);
  await signInAt(page, '/admin', 'producer');
  expect(await (await answer).json()).toMatchObject({
    username: 'producer',
    firstName: 'Maya',
    lastName: 'Okafor',
  });
  expect(new URL((await answer).url()).origin).toBe(keycloakUrl);
});
