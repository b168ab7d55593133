import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openStory, showMode, test } from '../visual/storyPage.ts';
import { loadAxe, violations } from './axe.ts';

interface IndexEntry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const index = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
);
const stories = (Object.values(index.entries) as IndexEntry[]).filter(({ type }) => type === 'story');

const brands = ['bridge', 'advantage'] as const;

/** Forced colours replace those of a mode, so that one mode shows them. */
const palettes = [
  { name: 'light', mode: 'light', forcedColors: 'none' },
  { name: 'dark', mode: 'dark', forcedColors: 'none' },
  { name: 'forced colours', mode: 'light', forcedColors: 'active' },
] as const;

for (const story of stories) {
  const tag = story.tags.includes('sheet') ? ['@sheet'] : [];
  test(`${story.title} / ${story.name}`, { tag }, async ({ storyPage }) => {
    await storyPage.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await openStory(storyPage, story.id, story.tags.includes('phone') ? 'phone' : 'desk');
    await loadAxe(storyPage);
    const isWholePage = (await storyPage.locator('main').count()) > 0;
    for (const { name, mode, forcedColors } of palettes) {
      await storyPage.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
      for (const brand of brands) {
        await showMode(storyPage, { brand, mode });
        expect.soft(await violations(storyPage, isWholePage), `${brand} in ${name}`).toEqual([]);
      }
    }
  });
}
