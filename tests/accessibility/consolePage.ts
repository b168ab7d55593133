import { test as base, expect, type Page } from '@playwright/test';
import { signInDirectly } from '../e2e/signInDirectly.ts';
import { findings, loadAxe } from './axe.ts';
import { loadLayout, sidewaysScroll, widenText } from './layout.ts';
import { unreviewed } from './reviewed.ts';

/** Desktop, the widest phone, and desktop at 400%. */
export const windows = [
  { width: 1280, height: 800 },
  { width: 767, height: 900 },
  { width: 320, height: 640 },
] as const;

/** A desktop window of 1280 by 1024 at 400% zoom (1.4.10). */
const zoomed = { width: 320, height: 256 } as const;

/** The user of the console: a visitor or one of the demo users. */
export type Reader = 'visitor' | 'producer' | 'agency-admin' | 'carrier' | 'admin';

/** Waits until nothing is loading and the fonts are ready. */
async function settle(page: Page) {
  await expect(page.locator('main, dialog, form').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Checks the page at its current width: with axe, and for target sizes that axe doesn't measure. */
export async function examine(page: Page, { isWaiting = false } = {}) {
  if (!isWaiting) await settle(page);
  const { width = 0 } = page.viewportSize() ?? {};
  await loadAxe(page);
  await loadLayout(page);
  const { violations, undecided } = await findings(page);
  expect.soft(violations, `A1 axe at ${width} px`).toEqual([]);
  expect.soft(unreviewed(undecided), `A1 what axe leaves to people at ${width} px`).toEqual([]);
  expect
    .soft(await page.evaluate(() => window.layout.smallTargets(24)), `A4 targets at ${width} px`)
    .toEqual([]);
  if (width < 768)
    expect
      .soft(await page.evaluate(() => window.layout.lowControls(44)), `A4 controls for thumbs at ${width} px`)
      .toEqual([]);
}

const softly = expect.configure({ soft: true });

/** Checks that nothing is lost in a window of 320 by 256 pixels, or with the widest text spacing. */
export async function examineReflow(page: Page) {
  await page.setViewportSize(zoomed);
  await loadLayout(page);
  const fits = async (when: string) => {
    // Overlays are repositioned when the window or the text gets wider.
    await softly.poll(() => sidewaysScroll(page), `A6 sideways scrolling ${when}`).toBeLessThanOrEqual(0);
    expect
      .soft(await page.evaluate(() => window.layout.cutControls()), `A6 controls outside ${when}`)
      .toEqual([]);
  };
  await fits('at 320 by 256 px');
  const cut = await page.evaluate(() => window.layout.cutTexts());
  const narrow = await widenText(page);
  await fits('with wider text');
  expect
    .soft(
      (await page.evaluate(() => window.layout.cutTexts())).length,
      `A6 texts cut by wider text: ${await page.evaluate(() => window.layout.cutTexts().join('\n'))}`,
    )
    .toBeLessThanOrEqual(cut.length);
  await narrow();
}

interface Fixtures {
  /** Opens a page of the console as the given user. */
  readonly openAs: (reader: Reader, path: string) => Promise<void>;
}

/** Bypasses the page's security policy, so that axe and wider text spacing can be injected. */
export const test = base.extend<Fixtures>({
  bypassCSP: true,
  openAs: async ({ page }, use) => {
    const signedIn = new Set<Reader>();
    await use(async (reader, path) => {
      if (reader !== 'visitor' && !signedIn.has(reader)) await signInDirectly(page, reader);
      signedIn.add(reader);
      await page.goto(path);
      if (reader === 'visitor' && path === '/admin')
        await expect(page.getByRole('heading', { name: /^Sign in$|not set up yet/ })).toBeVisible();
    });
  },
});

export { expect };
