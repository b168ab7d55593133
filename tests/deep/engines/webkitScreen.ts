import { expect } from '@playwright/test';
import { By, Key, Origin, type WebElement } from 'selenium-webdriver';
import type { WebKitWindow } from '../../../scripts/browser/webkit.ts';
import type { Seen } from './inPage.ts';
import { bundleInPage, pathOf, type Screen, type Target } from './screen.ts';

const inPage = bundleInPage();

/** Keys that aren't letters, as WebDriver calls them. */
const keys: ReadonlyMap<string, string> = new Map([
  ['Tab', Key.TAB],
  ['Enter', Key.ENTER],
  ['Escape', Key.ESCAPE],
  ['Space', Key.SPACE],
  ['Shift', Key.SHIFT],
  ['Control', Key.CONTROL],
  ['ArrowDown', Key.ARROW_DOWN],
  ['Backspace', Key.BACK_SPACE],
]);

/** Messages that only WebKit prints, about nothing that a reader misses. */
const isExpected = (line: string, baseUrl: string) =>
  // It never reuses a preloaded response that has to be revalidated, but requests it again.
  line.includes(`${baseUrl}/config.json was preloaded using link preload but not used`) ||
  // It delivers these in the next frame, as the others do without printing it.
  line.endsWith('ResizeObserver loop completed with undelivered notifications.') ||
  // It says this of requests that leaving a page cancels: no access control applies to the page's own origin.
  (line.includes(`Fetch API cannot load ${baseUrl}/`) && line.endsWith('due to access control checks.'));

/** WebKit. */
export function createWebKitScreen({ driver, complaints }: WebKitWindow, baseUrl: string): Screen {
  /** Runs one of the functions of `inPage` in the page. */
  async function run<Result>(name: 'find' | 'look' | 'text', target?: Target): Promise<Result> {
    const script = `return window.inPage ? { result: inPage.${name}(arguments[0]) } : null`;
    const answer = await driver.executeScript<{ readonly result: Result } | null>(
      script,
      target && pathOf(target),
    );
    if (answer) return answer.result;
    // A new document.
    await driver.executeScript(await inPage);
    return run(name, target);
  }
  /** Repeats an action until its element is there and can take it. */
  const act = (target: Target, action: (element: WebElement) => Promise<unknown>) =>
    expect(async () => {
      const found = await run<WebElement[]>('find', target);
      expect(found, JSON.stringify(pathOf(target))).toHaveLength(1);
      for (const element of found) await action(element);
    }).toPass({ timeout: 15_000 });
  return {
    open: (path) => driver.get(new URL(path, baseUrl).href),
    address: () => driver.getCurrentUrl(),
    text: () => run('text'),
    look: (target) => run<Seen[]>('look', target),
    click: (target) => act(target, (element) => element.click()),
    focus: (target) => act(target, (element) => driver.executeScript('arguments[0].focus()', element)),
    choose: (target, option) =>
      act(target, (list) => list.findElement(By.xpath(`option[.='${option}']`)).click()),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async press(key) {
      const pressed = key.split('+').map((name) => keys.get(name) ?? name);
      const actions = driver.actions();
      for (const one of pressed) actions.keyDown(one);
      for (const one of pressed.toReversed()) actions.keyUp(one);
      await actions.perform();
    },
    movePointer: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .perform(),
    holdPointer: () => driver.actions().press().perform(),
    releasePointer: () => driver.actions().release().perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    complaints: () => complaints().filter((line) => !isExpected(line, baseUrl)),
  };
}
