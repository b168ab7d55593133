import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab presses than any journey needs: past that, focus is trapped elsewhere or the target isn't focusable. */
const maxPresses = 160;

declare global {
  interface Window {
    pointerEvents?: number;
  }
}

/** Whether the focused element, or one that stands in for it, has a ring of at least 2 px and 3:1 contrast (A2). */
const focusShows = () => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  const { parentElement: parent } = activeElement;
  const grandparent = parent?.parentElement;
  // A switch draws the ring around its track, a sibling; a text field draws it around its box.
  const candidates = [
    activeElement,
    parent,
    grandparent,
    ...(parent?.children ?? []),
    ...(grandparent?.children ?? []),
  ];
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((channel) =>
      channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
  };
  const rings = candidates.flatMap((element) =>
    element
      ? [undefined, '::after'].map((part) => ({ element, style: getComputedStyle(element, part) }))
      : [],
  );
  return rings.some(({ element, style }) => {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = style;
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return false;
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement);
    const [darker = 0, lighter = 0] = [luminance(outlineColor), luminance(ground)].sort(
      (one, other) => one - other,
    );
    return (lighter + 0.05) / (darker + 0.05) >= 3;
  });
};

/** A keyboard user. Every step leaves focus visible. */
export interface Keyboard {
  /** Moves to an element with Tab, or backwards with Shift+Tab. */
  tabTo(target: Locator, direction?: 'forwards' | 'backwards'): Promise<void>;
  /** Presses keys in sequence. */
  press(...keys: string[]): Promise<void>;
  /** Moves to an element and presses Enter on it. */
  activate(target: Locator, direction?: 'forwards' | 'backwards'): Promise<void>;
  /** Moves to a text field and replaces its text. */
  fill(target: Locator, text: string): Promise<void>;
}

/** Counts pointer events from page load on, for `expectNoPointer`. */
export async function watchPointer(page: Page) {
  await page.addInitScript(() => {
    window.pointerEvents = 0;
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(
        type,
        () => {
          window.pointerEvents = (window.pointerEvents ?? 0) + 1;
        },
        true,
      );
  });
}

export const expectNoPointer = async (page: Page) =>
  expect(await page.evaluate(() => window.pointerEvents ?? 0)).toBe(0);

export function createKeyboard(page: Page): Keyboard {
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const keyboard: Keyboard = {
    async tabTo(target, direction = 'forwards') {
      await target.waitFor();
      for (let presses = 0; !(await hasFocus(target)); presses += 1) {
        expect(presses, `presses of Tab to ${target}`).toBeLessThan(maxPresses);
        await page.keyboard.press(direction === 'forwards' ? 'Tab' : 'Shift+Tab');
      }
      await expect.poll(() => page.evaluate(focusShows), `the focus shows on ${target}`).toBe(true);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async activate(target, direction) {
      await keyboard.tabTo(target, direction);
      await page.keyboard.press('Enter');
    },
    async fill(target, text) {
      await keyboard.tabTo(target);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
  };
  return keyboard;
}
