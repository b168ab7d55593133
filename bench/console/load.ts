import type { Browser, Page } from 'playwright';
import { type Traffic, watchTraffic } from '../../scripts/browser/traffic.ts';
import type { Notebook } from '../harness/notebook.ts';
import type { Product } from './product.ts';
import { watch } from './watch.ts';

const place = { locale: 'en-US', timezoneId: 'America/Chicago' } as const;
const desk = { ...place, viewport: { width: 1440, height: 900 } } as const;
const phone = { ...place, viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true } as const;

const pages = [
  'public-referrals',
  'admin/all-referrals',
  'admin/claim-it-referrals',
  'admin/recent-opportunities',
  'admin/acquired-referrals',
  'admin/purchased-referrals',
  'admin/marketplaces',
  'admin/marketplaces/1',
  'admin/marketplaces/new',
  'admin/feature-flags',
  'admin/not-implemented',
] as const;

/** A page that the person has signed in on, in a context that stays signed in. */
export async function signIn(
  browser: Browser,
  { url }: Product,
  person: string,
  window: typeof desk | typeof phone = desk,
): Promise<Page> {
  const context = await browser.newContext(window);
  const page = await context.newPage();
  await watch(page);
  await page.goto(`${url}/admin/all-referrals`);
  await page.getByLabel('Username').fill(person);
  await page.getByLabel('Password', { exact: true }).fill('advantage-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText(/^Showing 1 to/).waitFor();
  return page;
}

/** From here on every page loads as if for the first time. */
async function forgetFiles(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Opens a page and waits until everything has had its time to move. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const { shift, shifted } = await page.evaluate(() => window.watch);
  if (shift > 0.02) console.log(`${address} shifts by ${shift.toFixed(3)}:\n  ${shifted.join('\n  ')}`);
  return shift;
}

/** Whether pages move under the eyes of who has just opened them, at a desk and on a phone. */
async function measureShifts(browser: Browser, product: Product, { note }: Notebook) {
  for (const window of [desk, phone]) {
    const page = await signIn(browser, product, 'admin', window);
    await forgetFiles(page);
    for (const path of pages) {
      const name = path.replace('admin/', '') + (window === phone ? ', phone' : '');
      note(`CLS ${name}`, 'console', await shiftOf(page, `${product.url}/${path}`));
    }
    await page.context().close();
  }
}

/** Notes what a page brought over the network, as it traveled. */
function noteTraffic(name: string, { requests, bytes, preflights }: Traffic, { note }: Notebook) {
  note(`${name}, requests`, 'console', requests);
  note(`${name}, KB traveled`, 'console', bytes / 1000);
  note(`${name}, preflights`, 'console', preflights);
}

/** Forgets what a context has loaded, but not who is signed in. */
async function withoutCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** The public page from a cold cache. */
async function measurePublic(browser: Browser, { url }: Product, notebook: Notebook) {
  const page = await (await browser.newContext(desk)).newPage();
  await watch(page);
  const traffic = await watchTraffic(page);
  await page.goto(`${url}/public-referrals`);
  await page.waitForFunction(() => window.watch.rowsAt > 0);
  notebook.note('public page, rows painted', 'console', await page.evaluate(() => window.watch.rowsAt));
  noteTraffic('public page', traffic(), notebook);
  await page.context().close();
}

/** The list of a producer who is signed in already, from a cold cache. */
async function measureList(browser: Browser, product: Product, notebook: Notebook) {
  const page = await signIn(browser, product, 'producer');
  await withoutCache(page);
  const traffic = await watchTraffic(page);
  await page.goto(`${product.url}/admin/all-referrals`, { waitUntil: 'networkidle' });
  noteTraffic('list', traffic(), notebook);
  await page.context().close();
}

/** The same from a slow phone on a slow line: until the list and until the form to sign in with can be seen. */
async function measureSlowly(browser: Browser, product: Product, { note }: Notebook) {
  const page = await signIn(browser, product, 'producer');
  await withoutCache(page);
  await watchTraffic(page, { isSlow: true });
  let start = performance.now();
  await page.goto(`${product.url}/admin/all-referrals`, { waitUntil: 'commit' });
  await page.locator('tbody tr[data-id]').first().waitFor();
  note('list on a slow phone, ms', 'console', performance.now() - start);
  await page.context().close();

  const stranger = await (await browser.newContext(desk)).newPage();
  await watchTraffic(stranger, { isSlow: true });
  start = performance.now();
  await stranger.goto(`${product.url}/admin`, { waitUntil: 'commit' });
  await stranger.getByLabel('Username').waitFor();
  note('sign-in form on a slow phone, ms', 'console', performance.now() - start);
  await stranger.context().close();
}

/** How every page loads: what it weighs, when it shows, and whether it moves under the reader's eyes. */
export async function measureLoading(browser: Browser, product: Product, notebook: Notebook) {
  await measurePublic(browser, product, notebook);
  await measureList(browser, product, notebook);
  await measureSlowly(browser, product, notebook);
  await measureShifts(browser, product, notebook);
}
