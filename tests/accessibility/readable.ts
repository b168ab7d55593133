import type { Page } from '@playwright/test';
import { settlePage } from '../visual/preview.ts';
import { loadLayout, sidewaysScroll } from './layout.ts';

/** Finds text with too little contrast to its background when the system forces colors. */
const faintTexts = () => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = 'forced-color-adjust: none; color: Canvas';
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const isSeen = (color: string) => (channels(color)[3] ?? 1) > 0.5;
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  /** The background behind an element: the canvas where colors are forced, otherwise the nearest background color. */
  const behind = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(box);
      if (forcedColorAdjust !== 'none') return canvas;
      if (isSeen(backgroundColor)) return backgroundColor;
    }
    return canvas;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
    )
    .filter(
      (element) =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        !element.closest('script, style, [data-forced-colors-example]') &&
        element.getBoundingClientRect().width > 2,
    )
    .filter((element) => contrast(getComputedStyle(element).color, behind(element)) < 3)
    .map((element) => element.textContent?.trim().slice(0, 60) ?? '');
};

/** Finds text on the page that can't be read in forced colors. */
export async function faintInForcedColors(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const faint = await page.evaluate(faintTexts);
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  return faint;
}

/** Measures the page with the browser's text size set to twice the default (1.4.4). */
async function atDoubleText<Measure>(page: Page, measure: () => Promise<Measure>): Promise<Measure> {
  const session = await page.context().newCDPSession(page);
  const setTextSize = async (pixels: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
    // Browsers notify scripts about changed media queries only when the window is resized.
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: width + 1, height });
    await page.setViewportSize({ width, height });
    await page.evaluate(settlePage);
  };
  await setTextSize(32);
  await loadLayout(page);
  const measured = await measure();
  await setTextSize(16);
  await session.detach();
  return measured;
}

/** Finds text that is cut off at twice the default text size. */
export const cutAtDoubleText = (page: Page): Promise<readonly string[]> =>
  atDoubleText(page, () => page.evaluate(() => window.layout.cutTexts()));

/** Finds content outside the window of the smallest phone at twice the default text size (1.4.10). */
export async function outsideAtDoubleText(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 400 });
  const outside = await atDoubleText(page, async () => {
    const pixels = await sidewaysScroll(page);
    const controls = await page.evaluate(() => window.layout.cutControls());
    return pixels > 0 ? [`The page scrolls sideways by ${pixels} px.`, ...controls] : controls;
  });
  if (before) await page.setViewportSize(before);
  return outside;
}
