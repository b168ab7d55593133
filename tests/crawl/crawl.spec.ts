import { type BrowserContext, test as base, expect, type Frame, type Page } from '@playwright/test';
import { loadAxe, violations } from '../accessibility/axe.ts';
import { previewIsReady, send } from '../visual/preview.ts';
import { indexEntries } from '../visual/storyIndex.ts';
import { type CrawlOptions, listen, problemsIn, waitForPage, waitForStory } from './storyEvents.ts';

/** What the tests of a worker share: a browser context, and with it the code the browser has loaded and compiled. */
interface Shared extends CrawlOptions {
  readonly windows: BrowserContext;
  /** Storybook's preview with axe, which shows one documentation page after another, as to a reader. */
  readonly preview: Page;
}

const test = base.extend<object, Shared>({
  isInManager: [false, { option: true, scope: 'worker' }],
  globals: ['', { option: true, scope: 'worker' }],
  windows: [
    async ({ browser }, use) => {
      const { baseURL, locale, timezoneId, viewport } = base.info().project.use;
      const windows = await browser.newContext({ baseURL, locale, timezoneId, viewport });
      await windows.addInitScript(listen);
      await use(windows);
      await windows.close();
    },
    { scope: 'worker' },
  ],
  preview: [
    async ({ windows, globals }, use) => {
      const page = await windows.newPage();
      await page.goto(`/iframe.html?viewMode=docs&globals=${globals}`);
      await page.waitForFunction(previewIsReady);
      await loadAxe(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ windows }, use) => {
    const page = await windows.newPage();
    await use(page);
    await page.close();
  },
});

/** Messages that appear in place of a story that failed to render. */
const apologies = /failed to render|something went wrong|couldn.t find/i;

/** Expects that a story or page has rendered without a problem. _All texts_ may list an apology. */
async function expectNoProblem(frame: Frame, errors: readonly string[]) {
  expect([...(await problemsIn(frame)), ...errors]).toEqual([]);
  const said = frame.getByText(apologies).and(frame.locator(':not(.all-texts *)'));
  await expect(said.filter({ visible: true })).toHaveCount(0);
}

const heading = (frame: Frame) => frame.getByRole('heading', { level: 1 }).first();

for (const { id, type } of indexEntries())
  test(id, { tag: `@${type}` }, async ({ page, isInManager }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(isInManager ? `/?path=/${type}/${id}` : `/iframe.html?id=${id}&viewMode=${type}`);
    const preview = isInManager ? await page.locator('#storybook-preview-iframe').elementHandle() : null;
    const frame = preview ? await preview.contentFrame() : page.mainFrame();
    if (!frame) throw new Error('The manager shows no preview.');
    await (type === 'story' ? waitForStory(frame, id) : waitForPage(frame));
    await expectNoProblem(frame, errors);
    if (type === 'docs') await expect(heading(frame)).toBeVisible();
  });

test.describe('without a reload', () => {
  const pages = indexEntries().filter(({ type }) => type === 'docs');
  // Pages take turns in two looks, so that what they share is checked in both.
  for (const [nth, { id }] of pages.entries())
    test(id, { tag: nth % 2 ? '@dark' : '@light' }, async ({ preview }) => {
      const errors: string[] = [];
      preview.on('pageerror', ({ message }) => errors.push(message));
      preview.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await preview.evaluate(() => void window.storybookEvents.splice(0));
      await preview.evaluate(send, { event: 'setCurrentStory', payload: { storyId: id, viewMode: 'docs' } });
      const frame = preview.mainFrame();
      await waitForPage(frame);
      await expectNoProblem(frame, errors);
      await expect(heading(frame)).toBeVisible();
      expect(await violations(preview)).toEqual([]);
      preview.removeAllListeners();
    });
});
