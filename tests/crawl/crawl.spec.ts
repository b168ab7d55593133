import { type BrowserContext, test as base, expect } from '@playwright/test';
import { loadAxe, violations } from '../accessibility/axe.ts';
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

/** The looks of documentation pages that differ most. Pages take turns, so that what they share is checked in both. */
const looks = [
  { globals: 'brand:advantage;mode:light', size: { width: 1280, height: 800 } },
  { globals: 'brand:bridge;mode:dark', size: { width: 390, height: 812 } },
] as const;

for (const [nth, { id, type }] of indexEntries().entries())
  test(id, { tag: `@${type}` }, async ({ page, isInManager }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const look = type === 'docs' && !isInManager ? looks[nth % 2 ? 1 : 0] : undefined;
    if (look) {
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.setViewportSize(look.size);
    }
    const globals = look ? `&globals=${look.globals}` : '';
    await page.goto(
      isInManager ? `/?path=/${type}/${id}` : `/iframe.html?id=${id}&viewMode=${type}${globals}`,
    );
    const preview = isInManager ? await page.locator('#storybook-preview-iframe').elementHandle() : null;
    const frame = preview ? await preview.contentFrame() : page.mainFrame();
    if (!frame) throw new Error('The manager shows no preview.');
    await (type === 'story' ? waitForStory(frame, id) : waitForPage(frame));
    expect([...(await problemsIn(frame)), ...errors]).toEqual([]);
    // _All texts_ may list such a message.
    const said = frame.getByText(apologies).and(frame.locator(':not(.all-texts *)'));
    await expect(said.filter({ visible: true })).toHaveCount(0);
    if (type === 'docs') await expect(frame.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (look) {
      await loadAxe(page);
      expect(await violations(page)).toEqual([]);
    }
  });
