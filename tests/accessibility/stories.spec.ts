import { expect } from '@playwright/test';
import { eachStory } from '../visual/eachStory.ts';
import { violations } from './axe.ts';

const brands = ['bridge', 'advantage'] as const;

/** Forced colours replace those of a mode, so that one mode shows them. */
const palettes = [
  { name: 'light', mode: 'light', forcedColors: 'none' },
  { name: 'dark', mode: 'dark', forcedColors: 'none' },
  { name: 'forced colours', mode: 'light', forcedColors: 'active' },
] as const;

eachStory(async (storyPage, { id, name, tags }) => {
  const { page } = storyPage;
  const viewport = tags.includes('phone') ? 'phone' : 'desk';
  await page.emulateMedia({ forcedColors: 'none' });
  await storyPage.open(id, { name, brand: 'bridge', mode: 'light', viewport });
  for (const palette of palettes) {
    await page.emulateMedia({ forcedColors: palette.forcedColors });
    for (const brand of brands) {
      await storyPage.show({ brand, mode: palette.mode });
      expect.soft(await violations(page), `${brand} in ${palette.name}`).toEqual([]);
    }
  }
});
