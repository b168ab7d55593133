import type { Browser, Page } from 'playwright';
import type { Recorder } from '../harness/recorder.ts';
import { signIn } from './load.ts';
import type { Product } from './product.ts';

/** CPU slowdown of a cheap laptop. */
const cpuThrottling = 4;
/** The browser doesn't report interactions that are faster, in milliseconds. */
const minDuration = 16;

interface Interaction {
  readonly name: string;
  /** The page to interact with. */
  readonly path: string;
  readonly person: string;
  readonly act: (page: Page) => Promise<void>;
}

const row = (page: Page) => page.locator('tbody tr[data-id]').nth(3);

/** Waits until a drag has been saved: a drag that moved nothing would be fast. */
const saved = (page: Page) =>
  page.getByText('Marketplace priorities updated successfully.').first().waitFor();

/** Drags slowly enough for the list to follow the pointer. */
export async function drag(page: Page) {
  const box = await page.getByRole('button', { name: /^Drag/ }).first().boundingBox();
  if (!box) throw new Error('Nothing to drag.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(box.x + 10, box.y + 12 * step);
  await page.mouse.up();
  await saved(page);
}

export async function dragByKeyboard(page: Page) {
  await page.getByRole('button', { name: /^Drag/ }).first().focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key, { delay: 120 });
  await saved(page);
}

const list = { path: 'all-referrals', person: 'agency-admin' } as const;
const form = { path: 'marketplaces/1', person: 'admin' } as const;

export const interactions: readonly Interaction[] = [
  { ...list, name: 'sort', act: (page) => page.getByRole('button', { name: 'Category' }).first().click() },
  {
    ...list,
    name: 'filter',
    act: (page) => page.locator('label', { hasText: 'Show Claimed' }).click(),
  },
  { ...list, name: 'open panel', act: (page) => row(page).locator('td').nth(4).click() },
  {
    ...list,
    name: 'claim',
    act: (page) =>
      page
        .getByRole('table')
        .getByRole('button', { name: /^Claim Now/ })
        .first()
        .click(),
  },
  {
    ...form,
    name: 'type',
    act: (page) =>
      page.getByRole('textbox', { name: 'Marketplace name' }).pressSequentially('abcdef', { delay: 120 }),
  },
  {
    ...form,
    name: 'tick',
    act: (page) => page.locator('label', { hasText: /^Texas$/ }).click(),
  },
  { path: 'marketplaces', person: 'admin', name: 'drag', act: drag },
  { path: 'marketplaces', person: 'admin', name: 'drag by keyboard', act: dragByKeyboard },
];

export async function measureOne(
  page: Page,
  { url }: Product,
  { name, path, act }: Interaction,
  { note }: Recorder,
) {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${url}/admin/${path}`, { waitUntil: 'networkidle' });
  // A user's pointer is over the page before it presses, so what loads on its first move is already there.
  await page.mouse.move(700, 500);
  await page.waitForTimeout(500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling });
  await page.evaluate(() => {
    window.watch.slowest = 0;
  });
  await act(page);
  await page.waitForTimeout(1500);
  const slowest = await page.evaluate(() => window.watch.slowest);
  note(`INP ${name}, ms at 4 times slower`, 'console', Math.max(minDuration, slowest));
  await session.detach();
}

/** Timeout in milliseconds: long enough for the slow machine, short enough to notice a missing element. */
const timeoutMs = 15_000;

/** Measures the most frequent interactions on a slow machine, from the press to the next paint. */
export async function measureInteractions(browser: Browser, product: Product, recorder: Recorder) {
  for (const person of new Set(interactions.map((each) => each.person))) {
    const page = await signIn(browser, product, person);
    page.setDefaultTimeout(timeoutMs);
    for (const interaction of interactions)
      if (interaction.person === person) await measureOne(page, product, interaction, recorder);
    await page.context().close();
  }
}
