import type { Browser, Page } from 'playwright';
import { type Traffic, watchTraffic } from '../../scripts/browser/traffic.ts';
import type { Recorder } from '../harness/recorder.ts';
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

/** Signs in and returns the page, in a context that stays signed in. */
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

/** Disables the cache, so that every page loads as if for the first time. */
async function disableCache(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Opens a page, waits until its layout has settled, and returns its layout shift. */
async function layoutShiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const { shift, shifted } = await page.evaluate(() => window.watch);
  if (shift > 0.02) console.log(`${address} shifts by ${shift.toFixed(3)}:\n  ${shifted.join('\n  ')}`);
  return shift;
}

/** Measures the layout shifts of pages that have just been opened, on a desktop and on a phone. */
async function measureShifts(browser: Browser, product: Product, { note }: Recorder) {
  for (const window of [desk, phone]) {
    const page = await signIn(browser, product, 'admin', window);
    await disableCache(page);
    for (const path of pages) {
      const name = path.replace('admin/', '') + (window === phone ? ', phone' : '');
      note(`CLS ${name}`, 'console', await layoutShiftOf(page, `${product.url}/${path}`));
    }
    await page.context().close();
  }
}

/** Records the network traffic of a page, as transferred. */
function noteTraffic(name: string, { requests, bytes, preflights }: Traffic, { note }: Recorder) {
  note(`${name}, requests`, 'console', requests);
  note(`${name}, KB traveled`, 'console', bytes / 1000);
  note(`${name}, preflights`, 'console', preflights);
}

/** Clears the browser's cache, but keeps the user signed in. */
async function clearCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Measures the public page with a cold cache. */
async function measurePublic(browser: Browser, { url }: Product, recorder: Recorder) {
  const page = await (await browser.newContext(desk)).newPage();
  await watch(page);
  const traffic = await watchTraffic(page);
  await page.goto(`${url}/public-referrals`);
  await page.waitForFunction(() => window.watch.rowsAt > 0);
  recorder.note('public page, rows painted', 'console', await page.evaluate(() => window.watch.rowsAt));
  noteTraffic('public page', traffic(), recorder);
  await page.context().close();
}

/** Measures the list of a producer who is already signed in, with a cold cache. */
async function measureList(browser: Browser, product: Product, recorder: Recorder) {
  const page = await signIn(browser, product, 'producer');
  await clearCache(page);
  const traffic = await watchTraffic(page);
  await page.goto(`${product.url}/admin/all-referrals`, { waitUntil: 'networkidle' });
  noteTraffic('list', traffic(), recorder);
  await page.context().close();
}

/**
 * Measures the same on a slow phone and connection: the time until the list is visible, and until the sign-in form is.
 */
async function measureSlowly(browser: Browser, product: Product, { note }: Recorder) {
  const page = await signIn(browser, product, 'producer');
  await clearCache(page);
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

/** Measures how every page loads: its size, when it renders, and its layout shifts. */
export async function measureLoading(browser: Browser, product: Product, recorder: Recorder) {
  await measurePublic(browser, product, recorder);
  await measureList(browser, product, recorder);
  await measureSlowly(browser, product, recorder);
  await measureShifts(browser, product, recorder);
}
