import { test as base, expect } from '@playwright/test';
import { enter } from '../../e2e/enter.ts';
import { installChurn } from './churn.ts';
import { installClock } from './clock.ts';
import { Meter, type Reading, slope } from './meter.ts';

const polls = Number(process.env.SOAK_POLLS ?? 10_000);
const panels = Number(process.env.SOAK_PANELS ?? 500);
const roundTrips = Number(process.env.SOAK_ROUND_TRIPS ?? 200);
const refreshes = Number(process.env.SOAK_REFRESHES ?? 500);

interface Fixtures {
  readonly meter: Meter;
  readonly openAs: (person: string, path: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  meter: async ({ page }, use) => use(await Meter.of(page)),
  openAs: async ({ page, baseURL }, use) => {
    await page.addInitScript(installClock);
    await page.addInitScript(installChurn);
    await use(async (person, path) => {
      await enter(page, baseURL, person);
      await page.goto(path);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    });
  },
});

/** How often heap and page are read on the way. */
const readings = 100;

/** What stays the same however long a page is used. */
const constant = ({ nodes, listeners, timers, frames }: Reading) => ({ nodes, listeners, timers, frames });

const told = (name: string, figures: object) => console.log(`${name}: ${JSON.stringify(figures)}`);

test(`T7 ${polls} polls with 25 rows churning leave nothing behind`, async ({ page, meter, openAs }) => {
  await openAs('producer', '/admin/all-referrals');
  const taken: Reading[] = [];
  for (let reading = 1; reading <= readings; reading += 1) {
    await page.evaluate((times) => window.churn.poll(times), polls / readings);
    taken.push(await meter.read());
    if (reading % 10 === 0) told('polls', { polled: (polls / readings) * reading, ...taken.at(-1) });
  }
  const settled = taken.slice(readings / 5);
  const growth = (slope(settled.map(({ heap }) => heap)) / (polls / readings)) * 100;
  const polled = await page.evaluate(() => window.churn.polls());
  told('polls', { polled, bytesPer100: Math.round(growth), first: settled[0], last: settled.at(-1) });
  expect(settled.map(constant)).toEqual(settled.map(() => constant(settled[0] as Reading)));
  expect(await meter.detachedNodes()).toBe(0);
  expect(growth).toBeLessThanOrEqual(1024);
});

/** Does the same thing again and again, and finds that only the first fifth left something. */
async function repeat(name: string, times: number, meter: Meter, once: () => Promise<void>) {
  const step = Math.ceil(times / 20);
  const taken: Reading[] = [];
  for (let time = 1; time <= times; time += 1) {
    await once();
    if (time % step === 0 && time >= times / 5) taken.push(await meter.read());
  }
  const growth = slope(taken.map(({ heap }) => heap)) / step;
  told(name, { times, bytesEach: Math.round(growth), first: taken[0], last: taken.at(-1) });
  expect(taken.map(constant)).toEqual(taken.map(() => constant(taken[0] as Reading)));
  expect(await meter.detachedNodes()).toBe(0);
  return growth;
}

test(`T7 the details panel opened and closed ${panels} times leaves nothing behind`, async ({
  page,
  meter,
  openAs,
}) => {
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

test(`T7 S6 ${refreshes} token refreshes leave nothing behind`, async ({ page, meter, openAs }) => {
  let refreshed = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/token') && response.ok()) refreshed += 1;
  });
  await openAs('producer', '/admin/all-referrals');
  const growth = await repeat('refreshes', refreshes, meter, async () => {
    const before = refreshed;
    for (let tries = 0; refreshed === before; tries += 1) {
      expect(tries, 'polls without a refresh').toBeLessThan(50);
      if (tries === 0) await page.evaluate(() => window.soak.advance(290_000));
      await page.evaluate(() => window.churn.poll(1));
    }
  });
  expect(growth).toBeLessThanOrEqual(1024);
});
