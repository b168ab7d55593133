import { test as base, expect, type Page } from '@playwright/test';
import { enter } from '../../e2e/enter.ts';
import { churnRows } from './churn.ts';
import { installClock } from './clock.ts';
import { Meter, type Reading, slope } from './meter.ts';

const polls = Number(process.env.SOAK_POLLS ?? 10_000);
const panels = Number(process.env.SOAK_PANELS ?? 500);
const roundTrips = Number(process.env.SOAK_ROUND_TRIPS ?? 200);
const refreshes = Number(process.env.SOAK_REFRESHES ?? 500);

/** A beat of the poller. */
const beat = 3000;

interface Fixtures {
  readonly meter: Meter;
  readonly openAs: (person: string, path: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  meter: async ({ page }, use) => use(await Meter.of(page)),
  openAs: async ({ page, baseURL }, use) => {
    await page.addInitScript(installClock);
    await use(async (person, path) => {
      await enter(page, baseURL, person);
      await page.goto(path);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    });
  },
});

const advance = (page: Page, milliseconds: number) =>
  page.evaluate((time) => window.soak.advance(time), milliseconds);

/** The page has drawn what it knows. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Lets beats pass until the list has been asked once more. */
async function poll(page: Page, polled: () => number) {
  const before = polled();
  for (let beats = 0; polled() === before; beats += 1) {
    expect(beats, 'beats without a poll').toBeLessThan(20);
    const answered = page
      .waitForResponse(/marketplace-opportunities/, { timeout: 500 })
      .catch(() => undefined);
    await advance(page, beat);
    await answered;
  }
}

/** What stays the same however long a page is used. */
const constant = ({ nodes, listeners, timers, frames }: Reading) => ({ nodes, listeners, timers, frames });

const told = (name: string, figures: object) => console.log(`${name}: ${JSON.stringify(figures)}`);

test(`T7 ${polls} polls with 25 rows churning leave nothing behind`, async ({
  page,
  context,
  meter,
  openAs,
}) => {
  const polled = await churnRows(context);
  await openAs('producer', '/admin/all-referrals');
  const readings: Reading[] = [];
  while (polled() < polls) {
    await poll(page, polled);
    if (polled() % 100 === 0) {
      await drawn(page);
      readings.push(await meter.read());
    }
  }
  const settled = readings.slice(Math.round(readings.length / 5));
  const growth = slope(settled.map(({ heap }) => heap));
  told('polls', {
    polled: polled(),
    bytesPer100: Math.round(growth),
    first: settled[0],
    last: settled.at(-1),
  });
  expect(growth).toBeLessThanOrEqual(1024);
  expect(new Set(settled.map((reading) => JSON.stringify(constant(reading))))).toEqual(
    new Set([JSON.stringify(constant(settled[0] as Reading))]),
  );
  expect(await meter.detachedNodes()).toBe(0);
});

/** Does the same thing again and again, and finds that only the first times left something. */
async function repeat(name: string, times: number, meter: Meter, once: () => Promise<void>) {
  const warmUp = Math.ceil(times / 10);
  const readings: Reading[] = [];
  for (let time = 1; time <= times; time += 1) {
    await once();
    if (time >= warmUp && time % warmUp === 0) readings.push(await meter.read());
  }
  const growth = slope(readings.map(({ heap }) => heap)) / warmUp;
  told(name, { times, bytesEach: Math.round(growth), first: readings[0], last: readings.at(-1) });
  expect(readings.map(constant)).toEqual(readings.map(() => constant(readings[0] as Reading)));
  expect(await meter.detachedNodes()).toBe(0);
  return growth;
}

test(`T7 the details panel opened and closed ${panels} times leaves nothing behind`, async ({
  page,
  context,
  meter,
  openAs,
}) => {
  await churnRows(context);
  await openAs('admin', '/admin/all-referrals');
  await page.getByRole('button', { name: 'Pause' }).click();
  const panel = page.getByRole('dialog', { name: 'Referral details' });
  const growth = await repeat('panels', panels, meter, async () => {
    await page.getByRole('row').nth(2).getByRole('cell').nth(4).click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
  expect(growth).toBeLessThanOrEqual(1024);
});

test(`T7 ${roundTrips} round trips through the console leave nothing behind`, async ({
  page,
  meter,
  openAs,
}) => {
  await openAs('admin', '/admin/all-referrals');
  const goTo = async (entry: string, heading: string) => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: entry, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('table').or(page.getByRole('grid')).getByRole('row').nth(1)).toBeVisible();
  };
  const growth = await repeat('round trips', roundTrips, meter, async () => {
    await goTo('Marketplaces', 'All Marketplaces');
    await goTo('Feature Flags', 'Feature Flags');
    await goTo('All referrals', 'Claim-it Marketplace');
  });
  expect(growth).toBeLessThanOrEqual(10 * 1024);
});

test(`T7 S6 ${refreshes} token refreshes leave nothing behind`, async ({ page, context, meter, openAs }) => {
  const polled = await churnRows(context);
  let refreshed = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/token') && response.ok()) refreshed += 1;
  });
  await openAs('producer', '/admin/all-referrals');
  const growth = await repeat('refreshes', refreshes, meter, async () => {
    const before = refreshed;
    for (let tries = 0; refreshed === before; tries += 1) {
      expect(tries, 'polls without a refresh').toBeLessThan(20);
      await advance(page, 290_000);
      await poll(page, polled);
    }
  });
  expect(growth).toBeLessThanOrEqual(1024);
});
