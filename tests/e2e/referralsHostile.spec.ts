import { aContact, aReferral } from '@advantage/referrals/testing';
import type { Page } from '@playwright/test';
import { hostileReferrals } from '../../packages/referrals/src/testing/hostileReferrals.ts';
import {
  hostileNumbers,
  hostileShapes,
  hostileTexts,
} from '../../packages/referrals/src/testing/hostileTexts.ts';
import { expect, nightly, nightlyIf, test } from './fixtures.ts';
import { listCalls } from './freezeReferrals.ts';
import { openSignedIn, signInDirectly } from './signInDirectly.ts';

type Hostile = (typeof hostileReferrals)[number];

/** Fields that get a text in full, up to 100,000 characters. All others are cut to a thousand. */
const fullLength = new Set(['opportunityType', 'city', 'industryDescription', 'lastName', 'prospectMessage']);
const most = (value: unknown, name = '') =>
  typeof value === 'string' && !fullLength.has(name) ? value.slice(0, 1000) : value;

/** Converts a referral to the format that services send. */
const toWire = ({ lines, ...referral }: Hostile) => ({
  ...Object.fromEntries(Object.entries(referral).map(([name, value]) => [name, most(value, name)])),
  businessLines: lines.map((line) => most(line)),
});

/**
 * Ordinary referrals to compare with: one of the reader's own, one without contact details, one of someone else, one
 * without a place.
 */
const unplaced = { city: null, state: null };
const golden: readonly Hostile[] = [aContact, { phone: 'none', email: 'none' }, {}, unplaced].map(
  (contact, index) => ({
    ...aReferral({
      ...contact,
      opportunityId: `golden-${index}`,
      marketplaceStatus: 'Claimed',
      soldPrice: 28,
    }),
  }),
);

const singleCalls = /\/api\/v1\/opportunity\/hostile-/;

/** Serves hostile texts in every field. Returns a list that records forbidden actions of the page. */
async function serve(page: Page, referrals: readonly Hostile[]): Promise<readonly string[]> {
  const done: string[] = [];
  page.on('dialog', async (dialog) => {
    done.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => done.push(`popup ${popup.url()}`));
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) done.push(`request ${request.url()}`);
  });
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag',
    etag: '"1"',
  };
  const content = referrals.map(toWire);
  const body = JSON.stringify({
    content,
    totalElements: content.length,
    numberOfElements: content.length,
  });
  // The response is huge, so it's sent once and then answered with 304.
  await page.route(listCalls, (route) =>
    route.request().headers()['if-none-match']
      ? route.fulfill({ status: 304, headers })
      : route.fulfill({ headers, contentType: 'application/json', body }),
  );
  await page.route(singleCalls, (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    const index = referrals.findIndex(({ opportunityId }) => opportunityId === id);
    return route.fulfill({ headers, json: content[index] });
  });
  return done;
}

/** Elements and URLs that only the hostile texts could have created, and horizontal overflow. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const foreign = 'script, iframe, object, embed, form, video, audio, marquee, base, img, math, style';
    const links = [...document.querySelectorAll('[href], [src]')].flatMap((element) =>
      [element.getAttribute('href'), element.getAttribute('src')].filter((address) => address !== null),
    );
    return {
      foreign: [...main.querySelectorAll(foreign)].map((element) => element.outerHTML.slice(0, 80)),
      links: links.filter((address) => /^\s*(javascript|data:text|vbscript|blob|filesystem)/i.test(address)),
      handlers: [...main.querySelectorAll('*')].filter((element) =>
        [...element.attributes].some(({ name }) => /^(on|srcdoc|formaction)/.test(name)),
      ).length,
      overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    };
  });

/** Element and attribute types in hostile rows, cards or toasts that the ordinary ones before them lack. */
const beyond = (page: Page, parts: string, golden: number) =>
  page.evaluate(
    ([selector, count]) => {
      const kinds = (part: Element) =>
        [part, ...part.querySelectorAll('*')].flatMap((element) => [
          element.tagName,
          ...element.getAttributeNames().map((name) => `${element.tagName} ${name}`),
        ]);
      const all = [...document.querySelectorAll(selector)];
      const usual = new Set(all.slice(0, count).flatMap(kinds));
      return {
        parts: all.length,
        kinds: [...new Set(all.slice(count).flatMap(kinds))].filter((kind) => !usual.has(kind)),
      };
    },
    [parts, golden] as const,
  );
const harmless = { foreign: [], links: [], handlers: 0, overflow: 0 };

const desk = { name: 'a desk', width: 1280, height: 800 };
const narrow = { name: '320 px', width: 320, height: 640 };
const places = [
  { person: 'producer', path: '/admin/all-referrals?scope=all&claimed=shown', screens: [desk, narrow] },
  { person: 'producer', path: '/admin/acquired-referrals', screens: [desk, narrow] },
  { person: 'producer', path: '/admin/recent-opportunities', screens: [narrow] },
  { person: 'admin', path: '/admin/purchased-referrals', screens: [narrow] },
  { person: null, path: '/public-referrals', screens: [narrow] },
] as const;

test.describe('I1 hostile texts in every field', () => {
  for (const { person, path, screens } of places) {
    for (const { name, ...viewport } of screens) {
      test(
        `stay plain text in ${path} on ${name}`,
        nightlyIf(name !== desk.name || !path.includes('scope=all')),
        async ({ page }) => {
          const payloads = hostileReferrals.length + hostileShapes.length + hostileNumbers.length;
          expect(payloads).toBeGreaterThanOrEqual(120);
          await page.setViewportSize(viewport);
          const done = await serve(page, [...golden, ...hostileReferrals]);
          if (person) await signInDirectly(page, person);
          await page.goto(path);
          await expect(page.getByRole('main')).toContainText('<script>alert(1)</script>');
          expect(await traces(page)).toEqual(harmless);
          const rows = await beyond(page, 'main :is(tr[data-id], [aria-label] > li)', golden.length);
          expect(rows.kinds).toEqual([]);
          expect(rows.parts).toBeGreaterThan(golden.length + 20);
          expect(done).toEqual([]);
        },
      );
    }
  }

  test('stay plain text in the details panel at 320 px', nightly, async ({ page }) => {
    const odd = hostileReferrals.filter(({ city }) => (city ?? '').length > 60 || /[^ -~]/.test(city ?? ''));
    await page.setViewportSize(narrow);
    const done = await serve(page, odd);
    await openSignedIn(page, `/admin/acquired-referrals?referral=${odd[0]?.opportunityId}`, 'producer');
    const panel = page.getByRole('dialog', { name: 'Referral details' });
    for (const [index, { city }] of odd.entries()) {
      await expect(panel).toContainText(`${index + 1} of ${odd.length}`);
      expect(await traces(page), city?.slice(0, 60)).toEqual(harmless);
      await page.keyboard.press('ArrowDown');
    }
    expect(done).toEqual([]);
  });

  test('stay plain text in toasts and the tab title at 320 px', nightly, async ({ page }) => {
    await page.setViewportSize(narrow);
    const done = await serve(page, []);
    let name = 'Golden name';
    await page.route(/\/api\/v3\/marketplaces\/7$/, async (route) => {
      if (route.request().method() !== 'GET') {
        name = route.request().postDataJSON().marketplaceName;
        return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} });
      }
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), marketplaceName: name } });
    });
    await openSignedIn(page, '/admin/marketplaces/7', 'admin');
    const input = page.getByRole('textbox', { name: 'Marketplace name', exact: true });
    const save = page.getByRole('button', { name: 'Save Marketplace' });
    const toast = page.getByRole('alertdialog');
    for (const [index, text] of namesOf(hostileTexts).entries()) {
      await input.fill(`${index} ${text}`);
      // Save turns on a moment after a change. Until then Enter does nothing.
      await expect(save).toBeEnabled();
      await save.press('Enter');
      await expect(toast.first()).toContainText(`[ ${index} ${text.trim().slice(0, 10)}`);
      await expect(page).toHaveTitle(new RegExp(`^Marketplace: ${index} `));
      expect(await traces(page), text.slice(0, 60)).toEqual(harmless);
    }
    expect(done).toEqual([]);
  });
});

/** The texts as names: short ones combined to need fewer saves, long ones on their own. */
function namesOf(texts: readonly string[]): readonly string[] {
  const short = texts.filter((text) => text.length < 100);
  const together = Array.from({ length: Math.ceil(short.length / 6) }, (_, index) =>
    short.slice(index * 6, index * 6 + 6).join(' '),
  );
  return [...together, ...texts.filter((text) => text.trim().length >= 100)];
}
