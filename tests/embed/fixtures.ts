import { storyTime } from '@advantage/referrals/testing';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { apiOrigin } from './ports.ts';

/** Console messages and requests of the page that embeds the feed. */
interface Observed {
  /** Errors, warnings, and violations of the page's policy. */
  readonly noise: string[];
  /** The URL of every request. */
  readonly requests: string[];
}

interface Fixtures {
  readonly observed: Observed;
  /** Allows messages that a test provokes. All others fail it. */
  readonly expectNoise: (pattern: RegExp) => void;
  /** Opens a host page and waits until every feed on it shows its rows. */
  readonly visit: (name: string) => Promise<void>;
  /** The first feed of the page. */
  readonly feed: Locator;
}

export const test = base.extend<Fixtures>({
  observed: [
    async ({ page }, use) => {
      const observed: Observed = { noise: [], requests: [] };
      page.on('console', (message) => {
        if (message.type() !== 'log') observed.noise.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => observed.noise.push(`uncaught: ${error.message}`));
      page.on('request', (request) => observed.requests.push(request.url()));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await page.clock.setFixedTime(storyTime);
      await use(observed);
    },
    { auto: true },
  ],
  expectNoise: [
    async ({ observed }, use) => {
      const expected: RegExp[] = [];
      await use((pattern) => expected.push(pattern));
      expect(observed.noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use(async (name) => {
      await page.goto(name);
      for (const feed of await page.locator('referral-feed').all()) await expectRows(feed, /^Showing 1 to/);
    });
  },
  feed: async ({ page }, use) => {
    await use(page.locator('referral-feed').first());
  },
});

export { expect };

/** Waits until the feed shows a page of its list. */
export const expectRows = (feed: Locator, rows: string | RegExp) =>
  expect(feed.getByRole('navigation', { name: 'Pages' }).getByText(rows)).toBeVisible();

/** The URL of a stub service: `full`, `other`, `empty`, `damaged` or `down`. */
export const service = (name: string) => `${apiOrigin}/${name}`;

/** The element's events that the page received, each with name and detail. */
type ReceivedEvents = readonly [name: string, detail: unknown][];

const names = ['ready', 'error', 'state-change', 'select', 'claim-intent'];

/** Embeds a feed in an ordinary page and records its events on the document. */
export async function embed(page: Page, html: string) {
  await page.goto('ordinary.html');
  await page.evaluate(
    async ([html, ...names]) => {
      const heard: [string, unknown][] = [];
      Object.assign(window, { heard });
      for (const name of names)
        document.addEventListener(`referral-feed:${name}`, (event) =>
          heard.push([name, (event as CustomEvent).detail]),
        );
      const container = document.querySelector('#place');
      if (container) container.innerHTML = html ?? '';
      await import(new URL('element.js', location.href).href);
    },
    [html, ...names],
  );
}

/** Returns the details of all events with this name that the page has received so far. */
export async function eventDetails(page: Page, name: string): Promise<unknown[]> {
  const all = await page.evaluate(() => (window as unknown as { heard: ReceivedEvents }).heard);
  return all.filter(([event]) => event === name).map(([, detail]) => detail);
}
