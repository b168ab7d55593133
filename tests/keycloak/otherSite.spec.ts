import type { Page } from '@playwright/test';
import { otherSiteUrl, protocolUrl } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { fillSignIn, firstReferral, signInAt, signInPage, signOut } from './signIn.ts';

// The console and Keycloak are different sites here. First in a browser that allows Keycloak's cookies in frames.
test.use({ baseURL: otherSiteUrl });

/** Blocks third-party cookies. In Firefox, a preference set at launch does so. */
async function blockThirdPartyCookies(page: Page) {
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
}

test('S10 a console on a different site than Keycloak signs in, and a reload signs in silently', async ({
  page,
}) => {
  await signInAt(page, '/admin/all-referrals?state=TX', 'producer');
  const pages: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages.push(frame.url());
  });
  await page.reload();
  await expect(firstReferral(page)).toContainText(', TX');
  for (const url of pages) expect(url).toMatch(new RegExp(`^${otherSiteUrl}`));
});

test('AUT-17 S4 S10 signs in by redirect without third-party cookies, with a warning and no loop', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/third-party cookies|requestStorageAccess/);
  await blockThirdPartyCookies(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('The browser blocks third-party cookies')) warnings.push(message.text());
  });
  let redirects = 0;
  page.on('request', (request) => {
    const isAsked = request.isNavigationRequest() && request.url().startsWith(`${protocolUrl}/auth`);
    if (isAsked && request.frame() === page.mainFrame()) redirects += 1;
  });
  await page.goto('/admin/all-referrals?state=TX');
  await fillSignIn(page, 'producer');
  await expect(firstReferral(page)).toContainText(', TX');
  await expect.poll(() => warnings.length).toBe(2);
  await page.reload();
  await expect(page).toHaveURL(/state=TX/);
  await expect(firstReferral(page)).toContainText(', TX');
  await expect(signInPage(page)).toHaveCount(0);
  expect(redirects).toBe(2);
});

test('S9 with third-party cookies blocked, signing out in one tab still signs out the other', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(
    /third-party cookies|requestStorageAccess|blocked by CORS policy|disallows reading the remote resource|net::ERR_FAILED/,
  );
  await blockThirdPartyCookies(page);
  await signInAt(page, '/admin', 'producer');
  const tab = await context.newPage();
  await blockThirdPartyCookies(tab);
  await tab.goto('/admin');
  await expect(firstReferral(tab)).toBeVisible();
  await signOut(page);
  await expect(signInPage(page)).toBeVisible();
  await expect(signInPage(tab)).toBeVisible({ timeout: 6000 });
});
