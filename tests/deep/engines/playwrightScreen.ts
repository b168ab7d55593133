import type { Locator, Page } from '@playwright/test';
import { bundleInPage, pathOf, type Screen, type Target } from './screen.ts';

const inPage = bundleInPage();

function locate(page: Page, { role, name, within, at }: Target): Locator {
  const found = (within ? locate(page, within) : page)
    .getByRole(role, { exact: true, ...(name !== undefined && { name }) })
    .filter({ visible: true });
  return at === undefined ? found : found.nth(at);
}

/** Chromium or Firefox. */
export async function createPlaywrightScreen(page: Page): Promise<Screen> {
  await page.addInitScript({ content: await inPage });
  const printed: string[] = [];
  page.context().on('console', (message) => {
    if (/error|warning/.test(message.type())) printed.push(`${message.type()}: ${message.text()}`);
  });
  page.context().on('weberror', (error) => printed.push(`uncaught: ${error.error().message}`));
  return {
    open: async (path) => void (await page.goto(path)),
    address: async () => page.url(),
    text: () => page.evaluate(() => window.inPage?.text() ?? ''),
    // Not `evaluateAll`, which crashes Firefox 153 over WebDriver BiDi.
    look: (target) => page.evaluate((path) => window.inPage?.look(path) ?? [], pathOf(target)),
    click: (target) => locate(page, target).click(),
    focus: (target) => locate(page, target).focus(),
    choose: async (target, label) => void (await locate(page, target).selectOption({ label })),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    movePointer: (x, y) => page.mouse.move(x, y, { steps: 4 }),
    holdPointer: () => page.mouse.down(),
    releasePointer: () => page.mouse.up(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    complaints: () => printed,
  };
}
