import { expect } from '@playwright/test';
import { storyFiles } from '../visual/storyIndex.ts';
import { test } from '../visual/storyPage.ts';
import { loadAxe, violations } from './axe.ts';

const brands = ['bridge', 'advantage'] as const;

/** Forced colours replace those of a mode, so that one mode shows them. */
const palettes = [
  { name: 'light', mode: 'light', forcedColors: 'none' },
  { name: 'dark', mode: 'dark', forcedColors: 'none' },
  { name: 'forced colours', mode: 'light', forcedColors: 'active' },
] as const;

for (const [file, stories] of storyFiles()) {
  test.describe(file, () => {
    // The stories of one file share a page, one after the other.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async ({ storyPage }) => {
      await storyPage.load();
      await loadAxe(storyPage.page);
    });
    for (const { id, name, tags } of stories) {
      test(name, async ({ storyPage }) => {
        const { page } = storyPage;
        const viewport = tags.includes('phone') ? 'phone' : 'desk';
        await page.emulateMedia({ forcedColors: 'none' });
        await storyPage.open(id, { name, brand: 'bridge', mode: 'light', viewport });
        const isWholePage = (await page.locator('main').count()) > 0;
        for (const palette of palettes) {
          await page.emulateMedia({ forcedColors: palette.forcedColors });
          for (const brand of brands) {
            await storyPage.show({ brand, mode: palette.mode });
            const found = await violations(page, isWholePage);
            expect.soft(found, `${brand} in ${palette.name}`).toEqual([]);
          }
        }
      });
    }
  });
}
