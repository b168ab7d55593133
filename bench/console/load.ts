import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Notebook } from '../harness/notebook.ts';
import type { Product } from './product.ts';
import { watch } from './watch.ts';

const desk = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'America/Chicago',
} as const;

/** Every page behind sign-in. */
const adminPages = [
  'all-referrals',
  'claim-it-referrals',
  'recent-opportunities',
  'acquired-referrals',
  'purchased-referrals',
  'marketplaces',
  'marketplaces/1',
  'marketplaces/new',
  'feature-flags',
  'not-implemented',
] as const;

/** A page that the person has signed in on, in a context that stays signed in. */
export async function signIn(browser: Browser, { url }: Product, person: string): Promise<Page> {
  const context = await browser.newContext(desk);
  const page = await context.newPage();
  await watch(page);
  await page.goto(`${url}/admin/all-referrals`);
  await page.getByLabel('User name').fill(person);
  await page.getByLabel('Password', { exact: true }).fill('advantage-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('table').waitFor();
  return page;
}

/** Opens a page and waits until everything has had its time to move. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const { shift, shifted } = await page.evaluate(() => window.watch);
  if (shift > 0.02) console.log(`${address} shifts by ${shift.toFixed(3)}:\n  ${shifted.join('\n  ')}`);
  return shift;
}

/** The gzipped bytes of every script that a context loads. */
function countScripts(context: BrowserContext) {
  const sizes: Promise<number>[] = [];
  context.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

/** The public page from a cold cache. */
async function measurePublic(browser: Browser, { url }: Product, { note }: Notebook) {
  const context = await browser.newContext(desk);
  const total = countScripts(context);
  const page = await context.newPage();
  await watch(page);
  await page.goto(`${url}/public-referrals`);
  await page.waitForFunction(() => window.watch.rowsAt > 0);
  note('public page, rows painted', 'console', await page.evaluate(() => window.watch.rowsAt));
  note('public page, KB of script to first rows', 'console', await total());
  note('CLS public-referrals', 'console', await shiftOf(page, `${url}/public-referrals`));
  await context.close();
}

/** How every page loads: what it weighs, when it shows, and whether it moves under the reader's eyes. */
export async function measureLoading(browser: Browser, product: Product, notebook: Notebook) {
  await measurePublic(browser, product, notebook);
  const page = await signIn(browser, product, 'admin');
  for (const name of adminPages)
    notebook.note(`CLS ${name}`, 'console', await shiftOf(page, `${product.url}/admin/${name}`));
  await page.context().close();
}
