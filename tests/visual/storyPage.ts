import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { type VisualMode, viewports } from '../../.storybook/modes.ts';
import { toastDuration } from '../../packages/ui/src/toast/toasts.ts';
import { loadAxe } from '../accessibility/axe.ts';
import { type Picture, readPicture } from './picture.ts';
import { loadFonts, previewIsReady, send, sendAndFinish, settlePage } from './preview.ts';

/** Maximum height of a picture: of a list of a thousand rows, only the beginning is compared. */
const maxHeight = 10_000;

/** How many times a window is made taller for a page that grows with it, e.g. because more of its rows are in view. */
const maxRounds = 5;

/** Ignores timers of one length. Runs in the page. */
function neverEnd(duration: number) {
  const { setTimeout: wait } = window;
  const ignore = (...[, delay]: Parameters<typeof wait>) => delay === duration;
  Object.assign(window, {
    setTimeout: (...timer: Parameters<typeof wait>) => (ignore(...timer) ? 0 : wait(...timer)),
  });
}

/** A key that no component handles. */
const unknownKey = { key: 'F15', code: 'F15', windowsVirtualKeyCode: 126 } as const;

/**
 * Storybook's preview in one browser page, with axe. The page shows one story after another, as in Storybook itself: a
 * story is rendered again for each width, and brand and mode are switched the way the toolbar does it.
 */
export class StoryPage {
  readonly page: Page;
  readonly #session: CDPSession;
  #story = '';
  #colors = '';
  #window: (typeof viewports)[VisualMode['viewport']] = viewports.desktop;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async of(page: Page) {
    // A busy machine may take longer to picture a toast than the toast is shown.
    await page.addInitScript(neverEnd, toastDuration);
    const storyPage = new StoryPage(page, await page.context().newCDPSession(page));
    await storyPage.load();
    return storyPage;
  }

  /** Reloads the preview, without a story. */
  async load() {
    this.#story = '';
    this.#colors = '';
    await this.page.goto('/iframe.html?viewMode=story');
    await this.page.waitForFunction(previewIsReady);
    // Outside the page: over its corner, a story that starts there would be hovered, sooner or later.
    await this.page.mouse.move(-1, -1);
    await this.page.addStyleTag({ content: '*, ::before, ::after { caret-color: transparent !important; }' });
    await this.page.evaluate(loadFonts);
    await loadAxe(this.page);
    await this.page.evaluate(send, {
      event: 'updateGlobals',
      payload: { globals: { a11y: { manual: true } } },
    });
  }

  /** Renders a story at a width and waits until its play function has ended without an error. */
  async open(id: string, mode: VisualMode) {
    try {
      await this.#render(id, mode);
    } catch (error) {
      // Storybook reloads the page if the story before doesn't end in time.
      if (!(error instanceof Error && error.message.includes('Execution context was destroyed'))) throw error;
      // A state of the load would still be that of the old page.
      await this.page.waitForFunction(previewIsReady);
      await this.load();
      await this.#render(id, mode);
    }
  }

  async #render(id: string, { brand, mode, viewport }: VisualMode) {
    this.#window = viewports[viewport];
    await this.#setHeight(this.#window.height);
    await this.show({ brand, mode });
    await this.#pressUnknownKey();
    const problem = await this.page.evaluate(sendAndFinish, {
      id,
      event: this.#story === id ? 'forceRemount' : 'setCurrentStory',
      payload: { storyId: id, viewMode: 'story' },
    });
    expect(problem, `the play function of ${id}`).toBeNull();
    this.#story = id;
  }

  /** Renders the open story in a brand and color mode, as the toolbar does. */
  async show({ brand, mode }: Pick<VisualMode, 'brand' | 'mode'>) {
    if (this.#colors === `${brand} ${mode}`) return;
    this.#colors = `${brand} ${mode}`;
    await this.#setHeight(this.#window.height);
    const event = { event: 'updateGlobals', payload: { globals: { brand, mode } } };
    if (this.#story === '') await this.page.evaluate(send, event);
    else await this.page.evaluate(sendAndFinish, { id: this.#story, ...event });
  }

  /** Renders the open story in another language, keeping its current state. */
  async speak(language: 'english' | 'longer') {
    const event = { event: 'updateGlobals', payload: { globals: { language } } };
    await this.page.evaluate(sendAndFinish, { id: this.#story, ...event });
  }

  /** Waits until the page is at rest, in a window as tall as the page, so that no sticky bar covers a part of it. */
  async fit() {
    const missing = async () =>
      Math.min(await this.page.evaluate(settlePage), maxHeight) - (this.page.viewportSize()?.height ?? 0);
    for (let round = 0; round < maxRounds; round++) {
      const more = await missing();
      if (more <= 0) return;
      await this.#setHeight((this.page.viewportSize()?.height ?? 0) + more);
    }
    expect(await missing(), `${this.#story} is taller than any window`).toBeLessThanOrEqual(0);
  }

  /** Takes a picture of the whole page. `refit` fits the window again: a page that was loading may have been taller. */
  async picture({ refit = false } = {}): Promise<Picture> {
    if (refit) await this.#setHeight(this.#window.height);
    await this.fit();
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return readPicture(Buffer.from(data, 'base64'));
  }

  /**
   * Resizes the window. The alternative, a full-page picture, briefly shows the page in a window one pixel wide:
   * layouts that depend on the width would remount and lose focus.
   */
  async #setHeight(height: number) {
    const { width } = this.#window;
    const size = this.page.viewportSize();
    if (size?.width !== width || size.height !== height) await this.page.setViewportSize({ width, height });
  }

  /** Makes the browser assume a keyboard user, so that focus set from now on is visible. */
  async #pressUnknownKey() {
    for (const type of ['rawKeyDown', 'keyUp'] as const) {
      await this.#session.send('Input.dispatchKeyEvent', { type, ...unknownKey });
    }
  }
}

/** One story page per worker: loading the preview and axe takes as long as two stories. A test that fails gets a new one. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const { baseURL, locale, timezoneId } = base.info().project.use;
      const page = await browser.newPage({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
      await use(await StoryPage.of(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
