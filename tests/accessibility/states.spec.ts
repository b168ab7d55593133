import type { Page } from '@playwright/test';
import { examine, examineReflow, expect, type Reader, test, windows } from './consolePage.ts';

/** A page state that takes some interaction to reach. */
interface State {
  readonly reader: Reader;
  readonly route: string;
  /** Sets up failing or slow responses before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Brings the opened page into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Whether the page never settles. */
  readonly isWaiting?: boolean;
}

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const lists = /(marketplace-opportunities|-referral)(\/\w+)?\?/;
const list = (page: Page) => page.getByRole('main');
const status = (page: Page, name: RegExp) => list(page).getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
const answer = (page: Page, urls: RegExp, body: { readonly status?: number; readonly json?: unknown }) =>
  page.route(urls, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...body }),
  );
const open = async (page: Page, button: ReturnType<typeof status>) => {
  await button.click();
  await expect(dialog(page)).toBeVisible();
};
const type = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text);

const states: Readonly<Record<string, State>> = {
  'the profile menu': {
    reader: 'producer',
    route: '/admin/all-referrals',
    async act(page) {
      await page.getByRole('banner').getByRole('button').last().click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  'the navigation': {
    reader: 'admin',
    route: '/admin/all-referrals',
    async act(page) {
      if (isNarrow(page)) await open(page, page.getByRole('button', { name: 'Navigation' }));
    },
  },
  'what a status means': {
    reader: 'carrier',
    route: '/admin/all-referrals',
    act: (page) => open(page, page.getByRole('button', { name: /what status/i }).first()),
  },
  'the details of a referral': {
    reader: 'admin',
    route: '/admin/all-referrals',
    async act(page) {
      const row = isNarrow(page)
        ? status(page, /, details$/)
        : list(page).getByRole('row').nth(1).getByRole('cell').nth(4);
      await row.click();
      await expect(page.getByRole('dialog', { name: 'Referral details' })).toBeVisible();
    },
  },
  'the question before a claim': {
    reader: 'agency-admin',
    route: '/admin/claim-it-referrals?sort=marketplaceExpirationDate%2Cdesc',
    async act(page) {
      await open(page, status(page, /^Claim Now, \$/));
      await expect(page.getByRole('button', { name: /^Claim for \$/ })).toBeEnabled();
    },
  },
  'the invitation of the feed': {
    reader: 'visitor',
    route: '/public-referrals',
    act: (page) => open(page, status(page, /^(Claim|Talk) Now/)),
  },
  'the feed, paused': {
    reader: 'visitor',
    route: '/public-referrals',
    act: (page) => page.getByRole('button', { name: 'Live' }).click(),
  },
  'an empty list': {
    reader: 'producer',
    route: '/admin/all-referrals',
    before: (page) => answer(page, lists, { json: { content: [], totalElements: 0, numberOfElements: 0 } }),
    act: (page) => expect(page.getByText(/^No /).first()).toBeVisible(),
  },
  'a list that never came': {
    reader: 'producer',
    route: '/admin/claim-it-referrals',
    before: (page) => answer(page, lists, { status: 503, json: {} }),
    act: (page) => expect(page.getByRole('button', { name: /Retry|Try again/ }).first()).toBeVisible(),
  },
  'a list on its way': {
    reader: 'carrier',
    route: '/admin/recent-opportunities',
    before: (page) => page.route(lists, () => {}),
    isWaiting: true,
  },
  'no network': {
    reader: 'carrier',
    route: '/admin/all-referrals',
    async act(page) {
      await expect(status(page, /./)).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
  },
  'no code of a page': {
    reader: 'admin',
    route: '/admin/feature-flags',
    before: (page) => page.route(/\/assets\/FeatureFlagsPage/, (route) => route.abort('connectionrefused')),
    act: (page) => expect(page.getByText('This page could not be shown.')).toBeVisible(),
  },
  'a wrong configuration': {
    reader: 'visitor',
    route: '/admin',
    before: (page) => answer(page, /\/config\.json$/, { json: { keycloak: { url: '/login' } } }),
    act: (page) => expect(page.getByRole('heading', { name: 'The console is not set up yet' })).toBeVisible(),
  },
  'a refused sign-in': {
    reader: 'visitor',
    route: '/admin',
    async act(page) {
      await page.getByLabel('Username').fill('producer');
      await page.getByLabel('Password', { exact: true }).fill('guess');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'the menu of a marketplace': {
    reader: 'admin',
    route: '/admin/marketplaces',
    async act(page) {
      await page
        .getByRole('button', { name: /^(Move|More)/ })
        .first()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  'errors in a form': {
    reader: 'admin',
    route: '/admin/marketplaces/new',
    async act(page) {
      await type(page, 'Marketplace name', 'x');
      await type(page, 'Marketplace name', '');
      await page.keyboard.press('Tab');
      await expect(page.getByText('Please provide marketplace name').first()).toBeVisible();
    },
  },
  'the review before saving': {
    reader: 'admin',
    route: '/admin/marketplaces/5',
    async act(page) {
      await type(page, 'Marketplace name', 'Another name');
      await open(page, page.getByRole('button', { name: /^\d changes?$/ }));
    },
  },
  'the question about unsaved changes': {
    reader: 'admin',
    route: '/admin/marketplaces/6',
    async act(page) {
      await type(page, 'Marketplace name', 'Half an edit');
      await page
        .getByRole('link', { name: /All Marketplaces|Back/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog', { name: 'Unsaved Changes' })).toBeVisible();
    },
  },
  'a marketplace that is not there': { reader: 'admin', route: '/admin/marketplaces/999999' },
  'a new flag': {
    reader: 'admin',
    route: '/admin/feature-flags',
    async act(page) {
      await page.getByRole('button', { name: 'Add flag' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Not a name!');
      await page.keyboard.press('Tab');
    },
  },
  'a toast': {
    reader: 'admin',
    route: '/admin/feature-flags',
    async act(page) {
      await page.route(/feature-flag/i, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort('connectionrefused'),
      );
      await page.getByRole('switch').first().click({ force: true });
      await expect(page.getByRole('alertdialog').or(page.getByRole('alert')).first()).toBeVisible();
    },
  },
};

for (const [name, { reader, route, before, act, isWaiting }] of Object.entries(states))
  test(`A1 A4 A6 ${name}`, async ({ page, openAs }) => {
    await before?.(page);
    for (const window of windows) {
      await page.setViewportSize(window);
      await page.context().setOffline(false);
      await openAs(reader, route);
      await act?.(page);
      await examine(page, { isWaiting });
    }
    await examineReflow(page);
  });
