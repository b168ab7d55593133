import { test as base, expect, type Page } from '@playwright/test';
import { type VisualMode, viewports } from '../../.storybook/modes.ts';

/** What is used of Storybook's preview page. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void };
}

/** One page per worker: a story is loaded anew for each width, but the browser keeps what it has compiled. */
export const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) => {
      const { baseURL, locale, timezoneId } = base.info().project.use;
      const page = await browser.newPage({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a story at a width and waits until it is drawn, its play function has ended and its fonts are there. */
export async function openStory(page: Page, id: string, viewport: VisualMode['viewport']) {
  const { width, height } = viewports[viewport];
  await page.setViewportSize({ width, height });
  await page.mouse.move(0, 0);
  await page.goto(`/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    const phase = preview?.currentRender?.id === storyId ? preview.currentRender.phase : undefined;
    return phase === 'finished' || phase === 'completed' || phase === 'errored';
  }, id);
  await expect(page.locator('.sb-errordisplay')).toBeHidden();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Makes the window as tall as the page. A page that follows the reader's scrolling would change while a picture longer
 * than the window is taken.
 */
export async function fitHeight(page: Page) {
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({
    width,
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  });
}

/** Draws the open story in another brand and colour mode, as the toolbar does. */
export async function showMode(page: Page, { brand, mode }: Pick<VisualMode, 'brand' | 'mode'>) {
  await page.evaluate(
    (globals) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
      channel.emit('updateGlobals', { globals });
    },
    { brand, mode },
  );
  await expect(page.locator(`#storybook-root > .${brand}-theme.${mode}`)).toBeAttached();
}
