import { expect } from '@playwright/test';
import { viewports } from '../../.storybook/modes.ts';
import { eachStory } from '../visual/eachStory.ts';
import { settlePage } from '../visual/preview.ts';
import { findings } from './axe.ts';
import { loadLayout } from './layout.ts';
import { movements } from './movements.ts';
import { unreviewed } from './reviewed.ts';

const brands = ['bridge', 'advantage'] as const;

/** Forced colors replace the colors of both modes, so testing one mode is enough. */
const palettes = [
  { name: 'light', mode: 'light', forcedColors: 'none' },
  { name: 'dark', mode: 'dark', forcedColors: 'none' },
  { name: 'forced colors', mode: 'light', forcedColors: 'active' },
] as const;

/** A desktop window at 200% zoom (1.4.4). */
const zoomed = { width: viewports.desktop.width / 2, height: viewports.desktop.height / 2 };

eachStory(async (storyPage, { id, name, tags }) => {
  const { page } = storyPage;
  const viewport = tags.includes('phone') ? 'phone' : 'desktop';
  const examine = async (how: string) => {
    const first = await findings(page);
    // After a brand change, content that reopens may still be loading on a busy machine. Real violations remain.
    if (first.violations.length > 0) await page.waitForTimeout(1000);
    const { violations, undecided } = first.violations.length > 0 ? await findings(page) : first;
    expect.soft(violations, `A1 axe, ${how}`).toEqual([]);
    expect.soft(unreviewed(undecided), `A1 what axe leaves to people, ${how}`).toEqual([]);
  };
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await storyPage.open(id, { name, brand: 'bridge', mode: 'light', viewport });
  expect.soft(await page.evaluate(movements), 'A7 what moves although nothing should').toEqual([]);
  for (const palette of palettes) {
    await page.emulateMedia({ forcedColors: palette.forcedColors });
    for (const brand of brands) {
      await storyPage.show({ brand, mode: palette.mode });
      await examine(`${brand} in ${palette.name}`);
    }
  }
  await page.emulateMedia({ forcedColors: 'none' });
  // Scrolls, so that rows may end up under the header of their table.
  await loadLayout(page);
  expect.soft(await page.evaluate(() => window.layout.smallTargets(24)), 'A4 targets').toEqual([]);
  if (viewport === 'phone') return;
  for (const brand of brands) {
    await storyPage.show({ brand, mode: 'light' });
    await page.setViewportSize(zoomed);
    await page.evaluate(settlePage);
    await examine(`${brand} at 200 %`);
  }
});
