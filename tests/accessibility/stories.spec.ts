import { expect } from '@playwright/test';
import { eachStory } from '../visual/eachStory.ts';
import { findings } from './axe.ts';
import { loadLayout } from './layout.ts';
import { movements } from './movements.ts';
import { unreviewed } from './reviewed.ts';
import { doubleText } from './textSize.ts';

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
  const examine = async (how: string) => {
    const { violations, undecided } = await findings(page);
    expect.soft(violations, `A1 axe, ${how}`).toEqual([]);
    expect.soft(unreviewed(undecided), `A1 what axe leaves to people, ${how}`).toEqual([]);
  };
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await storyPage.open(id, { name, brand: 'bridge', mode: 'light', viewport });
  await loadLayout(page);
  expect.soft(await page.evaluate(() => window.layout.smallTargets(24)), 'A4 targets').toEqual([]);
  expect.soft(await page.evaluate(movements), 'A7 what moves although nothing should').toEqual([]);
  for (const palette of palettes) {
    await page.emulateMedia({ forcedColors: palette.forcedColors });
    for (const brand of brands) {
      await storyPage.show({ brand, mode: palette.mode });
      await examine(`${brand} in ${palette.name}`);
    }
  }
  await page.emulateMedia({ forcedColors: 'none' });
  const halve = await doubleText(page);
  for (const brand of brands) {
    await storyPage.show({ brand, mode: 'light' });
    await examine(`${brand} in text of 200 %`);
  }
  await halve();
});
