import type { FrameLocator, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { embed, expect, expectRows, service, test } from './fixtures.ts';
import { apiOrigin } from './ports.ts';

test.use({ viewport: { width: 1280, height: 1400 } });

/** Moves the feed of the page into a new iframe as wide as the feed. */
async function moveIntoFrame(page: Page): Promise<FrameLocator> {
  await page.evaluate(() => {
    const feed = document.querySelector('referral-feed');
    const frame = document.createElement('iframe');
    Object.assign(frame.style, {
      border: 0,
      display: 'block',
      height: '1300px',
      width: `${feed?.clientWidth}px`,
    });
    feed?.before(frame);
    if (frame.contentDocument) frame.contentDocument.body.style.margin = '0';
    if (feed) frame.contentDocument?.body.append(feed);
  });
  return page.frameLocator('iframe');
}

const live = `<referral-feed src="${service('full')}"></referral-feed>`;

/** Waits for a request of the feed from now on. */
const nextPoll = (page: Page) => page.waitForRequest((request) => request.url().startsWith(apiOrigin));

/** Tells a window that it's hidden or shown, as if its tab were switched. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

/** Returns the color channels of a feed's picture. */
const draw = async (feed: Locator) =>
  sharp(await feed.screenshot({ animations: 'disabled' }))
    .raw()
    .toBuffer();

/** Returns the largest difference between the colors of two pictures. */
function difference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  return one.reduce((largest, value, index) => Math.max(largest, Math.abs(value - (other[index] ?? 0))), 0);
}

/** The edges of icons and corners are smoothed a little differently in a frame. */
const smoothing = 8;

test('FEED-18 a feed moved into an iframe and back keeps its look and state', async ({
  page,
  visit,
  feed,
  observed,
}) => {
  await visit('clean.html');
  await feed.getByRole('button', { name: 'Next' }).click();
  await expectRows(feed, /^Showing 26 to 50/);
  await page.mouse.move(0, 0);
  const before = await draw(feed);
  const frame = await moveIntoFrame(page);
  const moved = frame.locator('referral-feed');
  await expectRows(moved, /^Showing 26 to 50/);
  expect(difference(before, await draw(moved))).toBeLessThan(smoothing);
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const feed = frame?.contentDocument?.querySelector('referral-feed');
    if (feed) frame?.replaceWith(feed);
  });
  await expectRows(feed, /^Showing 26 to 50/);
  expect(difference(before, await draw(feed))).toBe(0);
  await feed.getByRole('button', { name: 'Previous' }).click();
  await expectRows(feed, /^Showing 1 to 25/);
  expect(observed.noise).toEqual([]);
});

test('FEED-18 a feed moved into an iframe goes on: polls, sorts, pages, explains, invites and adapts', async ({
  page,
  observed,
}) => {
  await embed(page, live);
  const frame = await moveIntoFrame(page);
  const feed = frame.locator('referral-feed');
  await nextPoll(page);
  await expect(feed.getByText(/^Live/)).toBeVisible();
  await feed.getByRole('button', { name: 'Location' }).click();
  await expect(feed.getByRole('columnheader', { name: 'Location' })).toHaveAttribute('aria-sort');
  await feed.getByRole('button', { name: 'Next' }).click();
  await expectRows(feed, /^Showing 26 to 50/);
  await feed.getByRole('button', { name: 'What Status means' }).click();
  await expect(feed.getByRole('dialog', { name: 'What Status means' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  const status = feed.getByRole('button', { name: /^Claim Now/ }).first();
  await status.click();
  await feed
    .getByRole('dialog', { name: /^Want to get/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(status).toBeFocused();
  await page.locator('iframe').evaluate((element) => element.style.setProperty('width', '380px'));
  await expect(feed.getByRole('list', { name: 'Insurance referrals' })).toBeVisible();
  expect(observed.noise).toEqual([]);
});

test('FEED-18 rows of a feed in an iframe can be pressed', async ({ page }) => {
  await embed(page, live);
  await page.evaluate(() => {
    const feed = document.querySelector('referral-feed');
    feed?.setAttribute('selectable', '');
    feed?.addEventListener('referral-feed:select', () => {
      document.title = 'selected';
    });
  });
  const frame = await moveIntoFrame(page);
  const feed = frame.locator('referral-feed');
  // Cells that React creates from now on belong to the window of the iframe.
  await feed.getByRole('button', { name: 'Next' }).click();
  await expectRows(feed, /^Showing 26 to 50/);
  await feed.getByRole('cell').first().click();
  await expect(page).toHaveTitle('selected');
});

test('FEED-18 LIV-1 a feed in a pop-up window polls while that window is visible', async ({
  page,
  context,
  observed,
}) => {
  await embed(page, live);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => {
    const popup = window.open('about:blank', '', 'width=1280,height=900');
    const feed = document.querySelector('referral-feed');
    if (feed) popup?.document.body.append(feed);
  });
  const popup = await opened;
  const feed = popup.locator('referral-feed');
  await expectRows(feed, /^Showing 1 to 25/);
  await expect(feed.locator('section').first()).toHaveCSS('overflow-x', 'clip');
  await setVisibility(page, 'hidden');
  const requests = () => observed.requests.length;
  const whileOpenerHides = requests();
  await expect.poll(requests, { timeout: 10_000 }).toBeGreaterThan(whileOpenerHides);
  await setVisibility(popup, 'hidden');
  const whileHidden = requests();
  await page.waitForTimeout(4000);
  expect(requests()).toBe(whileHidden);
  await setVisibility(popup, 'visible');
  await expect.poll(requests, { timeout: 10_000 }).toBeGreaterThan(whileHidden);
  expect(observed.noise).toEqual([]);
});
