import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, nightly, nightlyIf, test } from './fixtures.ts';
import { demoPassword, fillSignIn, signInAt } from './signIn.ts';
import { openSignedIn, signInDirectly } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Leaves matching requests unanswered. */
const mute = (context: BrowserContext, url: RegExp) => context.route(url, () => {});
const list = (page: Page) => page.getByRole('table').getByRole('row').nth(1);

test.describe('S5 shows a usable page or a clear message within 12 seconds if this never responds:', () => {
  // From the request on: a busy machine may take long until then.
  const soon = { timeout: 12_000 };
  const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

  for (const [what, url, shows] of [
    ['the sign-in page', /openid-connect\/auth/, tryAgain],
    ['the token endpoint', /openid-connect\/token/, tryAgain],
    ['the profile', /\/account$/, tryAgain],
    ['the session check', /login-status-iframe/, list],
    ['the user lookup', /\/api\/v3\/user/, list],
    ['the configuration', /\/config\.json/, (page: Page) => page.getByText('could not be reached')],
  ] as const) {
    test(what, nightlyIf(!/token|configuration/.test(what)), async ({ page, context, expectNoise }) => {
      expectNoise(/session check isn't responding/);
      await signInDirectly(page, 'producer');
      await mute(context, url);
      const request = page.waitForRequest(url);
      await page.goto('/admin', { waitUntil: 'commit' });
      await request;
      await expect(shows(page).first()).toBeVisible(soon);
    });
  }

  test('the list', nightly, async ({ page, context, expectNoise }) => {
    expectNoise(/Failed to load resource/);
    await signInDirectly(page, 'producer');
    await mute(context, /marketplace-opportunities/);
    const request = page.waitForRequest(/marketplace-opportunities/);
    await page.goto('/admin');
    await request;
    await expect(page.getByText(/could not be loaded/)).toBeVisible(soon);
    await context.unroute(/marketplace-opportunities/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(list(page)).toBeVisible();
  });
});

test(
  'S4 K4 sign-in stops after three redirects if the session check keeps failing',
  nightly,
  async ({ page, context }) => {
    await signInDirectly(page, 'producer');
    await context.route(/login-status-iframe\.html\/init/, (route) => route.fulfill({ body: 'changed' }));
    let redirects = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && /openid-connect\/auth/.test(request.url()))
        redirects += request.frame() === page.mainFrame() ? 1 : 0;
    });
    await page.goto('/admin/acquired-referrals');
    await expect(page.getByRole('heading', { name: 'Sign-in was stopped' })).toBeVisible({ timeout: 45_000 });
    expect(redirects).toBe(3);
  },
);

test(
  'shows the navigation and what failed to load if every service is down at startup',
  nightly,
  async ({ page, context, expectNoise }) => {
    // A flag that can't be read is logged (ERR-9).
    expectNoise(/Failed to load resource|net::ERR_|could not be (read|loaded)/);
    await signInDirectly(page, 'admin');
    await context.route(/\/api\//, (route) => route.abort('connectionrefused'));
    await page.goto('/admin/all-referrals');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByText(/could not be loaded/)).toBeVisible();
    await page.getByRole('link', { name: 'Feature Flags' }).click();
    await expect(page.getByText('No feature flags found')).toBeVisible();
    await page.getByRole('link', { name: 'Marketplaces', exact: true }).click();
    await expect(
      page.getByText('Error retrieving marketplaces. Please refresh the page and try again.').first(),
    ).toBeVisible();
  },
);

test('S5 AUT-27 the page says that the sign-in server is down and recovers on its own', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|net::ERR_|Timeout when waiting for 3rd party check iframe message/);
  await context.route(/\/realms\//, (route) => route.abort('connectionrefused'));
  const request = page.waitForRequest(/\/realms\//);
  await page.goto('/admin');
  await request;
  await expect(page.getByText("The sign-in server can't be reached.")).toBeVisible({ timeout: 12_000 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("The sign-in server can't be reached.")).toBeVisible();
  await context.unroute(/\/realms\//);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test(
  'AUT-26 losing the network right after loading keeps the user signed in and the list filled',
  nightly,
  async ({ page, context, expectNoise }) => {
    expectNoise(/Failed to load resource|net::ERR_/);
    await signInDirectly(page, 'producer');
    // The first request of the session check already has no network.
    await context.route(/login-status-iframe\.html\/init/, (route) => route.abort('internetdisconnected'));
    const asked = page.waitForEvent('requestfailed', (request) => /iframe\.html\/init/.test(request.url()));
    await page.goto('/admin/all-referrals');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(2)).toBeVisible();
    const before = await rows.count();
    await context.setOffline(true);
    await asked;
    await expect(page.getByText('You are offline.').or(page.getByText("You're offline."))).toBeVisible();
    // Long enough for every timeout and check that could mistake the missing network for something else.
    await page.waitForTimeout(14_000);
    await expect(rows).toHaveCount(before);
    await context.unroute(/login-status-iframe\.html\/init/);
    await context.setOffline(false);
    await expect(page.getByText(/You('re| are) offline\./)).toBeHidden();
    await expect(rows.nth(2)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);

test('AUT-26 AUT-28 names a service that is down, keeps form input and recovers on its own', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/Failed to load resource|net::ERR_|could not be (read|loaded)/);
  await openSignedIn(page, '/admin/marketplaces/7', 'admin');
  const name = page.getByRole('textbox', { name: 'Marketplace name', exact: true });
  await type(name, 'Before');
  const core = /\/api\/v3\/(marketplaces|feature-flag|agencies)/;
  await context.route(core, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText("The marketplace service isn't responding.")).toBeVisible();
  await expect(name).toHaveValue('Before');
  await context.unroute(core);
  await expect(page.getByText("The marketplace service isn't responding.")).toBeHidden();
  await expect(name).toHaveValue('Before');
});

test(
  'AUT-28 the console keeps working while the sign-in server is down, says so and recovers',
  nightly,
  async ({ page, context, expectNoise }) => {
    expectNoise(/Failed to load resource|net::ERR_|Timeout when waiting for 3rd party check iframe message/);
    await openSignedIn(page, '/admin/all-referrals', 'admin');
    await expect(list(page)).toBeVisible();
    await context.route(/openid-connect\/token/, (route) => route.abort('connectionrefused'));
    // When a service rejects a token, the console fetches a new one.
    await context.route(/\/api\/v3\/marketplaces$/, (route) => route.fulfill({ status: 401, json: {} }), {
      times: 1,
    });
    await page.getByRole('link', { name: 'Marketplaces', exact: true }).click();
    await expect(page.getByText("The sign-in server isn't responding.")).toBeVisible();
    await page
      .getByRole('link', { name: 'Recent Opportunities' })
      .or(page.getByRole('link', { name: 'All Referrals' }))
      .first()
      .click();
    await expect(list(page)).toBeVisible();
    await context.unroute(/openid-connect\/token/);
    await expect(page.getByText("The sign-in server isn't responding.")).toBeHidden();
  },
);

for (const [user, link, table] of [
  ['admin', 'Feature Flags', 'Feature flags'],
  // Its code fails, but no stylesheet before it: browsers word that differently.
  ['producer', 'Recent Referrals', undefined],
] as const)
  test(`AUT-26 AUT-27 a page opened offline offers Retry and loads once the network is back: ${link}`, async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(
      /Failed to load resource|net::ERR_|dynamically imported module|Unable to preload|Error in route match|could not be (read|loaded)/,
    );
    await openSignedIn(page, '/admin/all-referrals', user);
    await expect(list(page)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByText('This page could not be shown.')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('This page could not be shown.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('table', { name: table })).toBeVisible();
  });

test(
  'AUT-27 signing out while the sign-in server is down keeps the page and says so',
  nightly,
  async ({ page, context, expectNoise }) => {
    expectNoise(/Failed to load resource|net::ERR_|Timeout when waiting for 3rd party check iframe message/);
    await openSignedIn(page, '/admin/all-referrals', 'producer');
    await expect(list(page)).toBeVisible();
    await context.route(/\/realms\//, (route) => route.abort('connectionrefused'));
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText("You're still signed in.", { exact: false }).first()).toBeVisible();
    await expect(list(page)).toBeVisible();
  },
);

test('a page whose code fails to load can be retried', nightly, async ({ page, context, expectNoise }) => {
  expectNoise(
    /Failed to load resource|net::ERR_|dynamically imported module|Unable to preload|Error in route match/,
  );
  await openSignedIn(page, '/admin/all-referrals', 'admin');
  await expect(list(page)).toBeVisible();
  await context.route(/\/assets\/FeatureFlagsPage/, (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Feature Flags' }).click();
  await expect(page.getByText('This page could not be shown.')).toBeVisible();
  await context.unroute(/\/assets\/FeatureFlagsPage/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Feature flags' })).toBeVisible();
});

test(
  'a review whose code fails to load says so and leaves the form intact',
  nightly,
  async ({ page, context, expectNoise }) => {
    expectNoise(/Failed to load resource|net::ERR_|The code of a part could not be loaded/);
    await signInDirectly(page, 'admin');
    await context.route(/\/assets\/SaveDialogs/, (route) => route.abort('connectionrefused'));
    await page.goto('/admin/marketplaces/7');
    const name = page.getByRole('textbox', { name: 'Marketplace name', exact: true });
    await type(name, 'Before');
    const review = page.getByRole('button', { name: '1 change' });
    await review.click();
    await expect(page.getByText('This part could not be loaded.')).toBeVisible();
    await expect(name).toHaveValue('Before');
    await expect(page.getByRole('button', { name: 'Save Marketplace' })).toBeEnabled();
  },
);

test('the review opens offline once a change has loaded its code', nightly, async ({ page, context }) => {
  await openSignedIn(page, '/admin/marketplaces/7', 'admin');
  const code = page.waitForResponse(/\/assets\/SaveDialogs.*\.js/);
  await type(page.getByRole('textbox', { name: 'Marketplace name', exact: true }), 'Before');
  await (await code).finished();
  await context.route(/\/assets\//, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: '1 change' }).click();
  await expect(page.getByRole('dialog')).toContainText('Before');
});

test('an invalid configuration is reported by field', nightly, async ({ page, context }) => {
  await context.route('**/config.json', (route) => route.fulfill({ json: { keycloak: { url: '/login' } } }));
  for (const path of ['/admin', '/public-referrals']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'The console is not set up yet' })).toBeVisible();
    await expect(page.getByText('services is missing')).toBeVisible();
  }
});

test(
  'LIV-3 the list shows that it is offline and resumes when the network is back',
  nightly,
  async ({ page, context, expectNoise }) => {
    expectNoise(/Failed to load resource|net::ERR_/);
    await openSignedIn(page, '/admin/all-referrals', 'producer');
    await expect(list(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(list(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
    await expect(page.getByText(/^Live/)).toBeVisible();
  },
);

test(
  'LIV-20 everything works if the browser only says that it is offline',
  nightly,
  async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
      addEventListener('load', () => dispatchEvent(new Event('offline')));
    });
    await page.goto('/public-referrals');
    await expect(list(page)).toBeVisible();
    await expect(page.getByText(/^Live/)).toBeVisible();
    await signInAt(page, '/admin/all-referrals', 'admin');
    await expect(list(page)).toBeVisible();
    await page.waitForRequest(/marketplace-opportunities/);
    await page.getByRole('link', { name: 'Marketplaces', exact: true }).click();
    await list(page).getByRole('link').first().click();
    await expect(page.getByRole('textbox', { name: 'Marketplace name', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Feature Flags' }).click();
    await expect(page.getByRole('switch').first()).toBeVisible();
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  },
);

/** Replaces the text of a field key by key: filling it at once doesn't reach React in every browser. */
async function type(field: Locator, text: string) {
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text);
}

test('AUT-13 a session that ends while a form is edited loses no input', async ({ page, context }) => {
  await openSignedIn(page, '/admin/marketplaces/7', 'admin');
  const name = page.getByRole('textbox', { name: 'Marketplace name', exact: true });
  await type(name, 'Before');
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await other.getByRole('banner').getByRole('button').last().click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(name).toBeHidden();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const window = await opened;
  const closed = window.waitForEvent('close');
  await fillSignIn(window, 'admin', demoPassword);
  await closed;
  await expect(name).toHaveValue('Before');
  await expect(page).toHaveURL(/\/admin\/marketplaces\/7$/);
  await type(name, 'After');
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page.getByText('No changes to save')).toBeVisible();
});

test('MKF-10 MKF-11 Logout with unsaved changes asks once, before it signs out', async ({ page }) => {
  await openSignedIn(page, '/admin/marketplaces/7', 'admin');
  const name = page.getByRole('textbox', { name: 'Marketplace name', exact: true });
  await type(name, 'Before');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const logOut = async (answer: string) => {
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
    await dialog.getByRole('button', { name: answer }).click();
  };
  await logOut('Continue Editing');
  await expect(name).toHaveValue('Before');
  expect(sent.filter((url) => url.includes('/logout'))).toEqual([]);
  await logOut('Discard Changes');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('S9 signs out five tabs within six seconds', nightly, async ({ page, context }) => {
  await signInDirectly(page, 'producer');
  const tabs = [page];
  for (let count = 1; count < 5; count += 1) tabs.push(await context.newPage());
  await Promise.all(tabs.map((tab) => tab.goto('/admin/acquired-referrals')));
  for (const tab of tabs) await expect(tab.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await Promise.all(
    tabs.map((tab) => expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 6000 })),
  );
  for (const tab of tabs) await expect(tab.getByRole('table')).toHaveCount(0);
});
