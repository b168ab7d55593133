import { test as base, expect } from '@playwright/test';
import { openSignedIn } from '../../e2e/signInDirectly.ts';
import { installChurn } from './churn.ts';
import { installClock } from './clock.ts';
import { Meter, slope } from './meter.ts';

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
  openAs: async ({ page }, use) => {
    await page.addInitScript(installClock);
    await page.addInitScript(installChurn);
    await use(async (person, path) => {
      await openSignedIn(page, path, person);
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    });
  },
});

const told = (name: string, figures: object) => console.log(`${name}: ${JSON.stringify(figures)}`);

interface Limits {
  /** Maximum heap growth per repetition, in bytes. */
  readonly bytes: number;
  /** How much the node count may vary with the clock. Default 0. */
  readonly nodes?: number;
  /** Maximum number of timers in any reading: list, clock, session, pending calls and cached data. Default 12. */
  readonly timers?: number;
}

/** Repeats an action. After the first fifth, which warms up the page, takes about 40 readings. */
async function repeat(
  name: string,
  times: number,
  meter: Meter,
  more: (count: number) => Promise<void>,
  limits: Limits,
) {
  const warmUp = Math.ceil(times / 5);
  const step = Math.max(1, Math.floor((times - warmUp) / 40));
  await more(warmUp);
  const taken = [await meter.read()];
  for (let done = warmUp; done < times; done += step) {
    await more(Math.min(step, times - done));
    taken.push(await meter.read());
  }
  const growth = slope(taken.map(({ heap }) => heap)) / step;
  const detached = await meter.detachedNodes();
  const timers = taken.map((reading) => reading.timers);
  const nodes = taken.map((reading) => reading.nodes);
  told(name, {
    times,
    looks: taken.length,
    bytesPer100: Math.round(growth * 100),
    timers: [Math.min(...timers), Math.max(...timers)],
    detached,
    first: taken[0],
    last: taken.at(-1),
  });
  expect(Math.max(...nodes) - Math.min(...nodes)).toBeLessThanOrEqual(limits.nodes ?? 0);
  expect(taken.map(({ listeners }) => listeners)).toEqual(taken.map(() => taken[0]?.listeners));
  expect(taken.map(({ frames }) => frames)).toEqual(taken.map(() => taken[0]?.frames));
  expect(Math.max(...timers)).toBeLessThanOrEqual(limits.timers ?? 12);
  expect(detached).toBe(0);
  expect(growth).toBeLessThanOrEqual(limits.bytes);
}

/** Runs an action `count` times in sequence. */
const each = (once: () => Promise<void>) => async (count: number) => {
  for (let time = 0; time < count; time += 1) await once();
};

test(`T7 ${polls} polls with 25 changing rows leak nothing`, async ({ page, meter, openAs }) => {
  await openAs('producer', '/admin/all-referrals');
  const poll = (count: number) => page.evaluate((times) => window.churn.poll(times), count);
  await repeat('polls', polls, meter, poll, { bytes: 10.24 });
  expect(await page.evaluate(() => window.churn.polls())).toBeGreaterThanOrEqual(polls);
});

test(`T7 opening and closing the details panel ${panels} times leaks nothing`, async ({
  page,
  meter,
  openAs,
}) => {
  await openAs('admin', '/admin/all-referrals');
  await page.getByRole('button', { name: 'Live' }).click();
  const panel = page.getByRole('dialog', { name: 'Referral details' });
  const openAndClose = async () => {
    await page.getByRole('row').nth(2).getByRole('cell').nth(4).click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  };
  await repeat('panels', panels, meter, each(openAndClose), { bytes: 1024, nodes: 30 });
});

test(`T7 ${roundTrips} round trips through the console leak nothing`, async ({ page, meter, openAs }) => {
  await openAs('admin', '/admin/all-referrals');
  const goTo = async (entry: string, heading: string) => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: entry, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('table').or(page.getByRole('grid')).getByRole('row').nth(1)).toBeVisible();
  };
  const roundTrip = async () => {
    await goTo('Marketplaces', 'All Marketplaces');
    await goTo('Feature Flags', 'Feature Flags');
    await goTo('All referrals', 'Claim-it Marketplace');
  };
  // Responses are cached for five minutes after a page is left, with a timer each.
  await repeat('round trips', roundTrips, meter, each(roundTrip), { bytes: 4096, nodes: 60, timers: 120 });
});

test(`T7 S6 ${refreshes} token refreshes leak nothing`, async ({ page, meter, openAs }) => {
  await openAs('producer', '/admin/acquired-referrals');
  const answered = (wanted: RegExp) =>
    page.waitForResponse((response) => wanted.test(response.url()) && response.ok());
  const refresh = async () => {
    const both = Promise.all([answered(/\/token$/), answered(/acquired/)]);
    await page.evaluate(() => window.soak.sleep(290_000));
    await both;
  };
  await repeat('refreshes', refreshes, meter, each(refresh), { bytes: 1024, nodes: 30 });
});
