import { type BrowserContext, test as base, expect } from '@playwright/test';
import { indexEntries } from '../visual/storyIndex.ts';
import { listen, problemsIn, waitForPage, waitForStory } from './storyEvents.ts';

export interface CrawlOptions {
  /** Whether to open an entry in Storybook's manager instead of only its preview. */
  readonly isInManager: boolean;
}

/** The pages of a worker share a browser context, and with it the code the browser has loaded and compiled. */
const test = base.extend<object, CrawlOptions & { readonly windows: BrowserContext }>({
  isInManager: [false, { option: true, scope: 'worker' }],
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
  page: async ({ windows }, use) => {
    const page = await windows.newPage();
    await use(page);
    await page.close();
  },
});

/** Messages that appear in place of a story that failed to render. */
const apologies = /failed to render|something went wrong|couldn.t find/i;

for (const { id, type } of indexEntries())
  test(id, { tag: `@${type}` }, async ({ page, isInManager }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(isInManager ? `/?path=/${type}/${id}` : `/iframe.html?id=${id}&viewMode=${type}`);
    const preview = isInManager ? await page.locator('#storybook-preview-iframe').elementHandle() : null;
    const frame = preview ? await preview.contentFrame() : page.mainFrame();
    if (!frame) throw new Error('The manager shows no preview.');
    await (type === 'story' ? waitForStory(frame, id) : waitForPage(frame));
    expect([...(await problemsIn(frame)), ...errors]).toEqual([]);
    // _All texts_ may list such a message.
    const said = frame.getByText(apologies).and(frame.locator(':not(.all-texts *)'));
    await expect(said.filter({ visible: true })).toHaveCount(0);
    if (type === 'docs') await expect(frame.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
