import { expect } from '@playwright/test';
import { eachStory } from '../visual/eachStory.ts';
import { cutAtDoubleText, faintInForcedColors } from './readable.ts';

eachStory(async (storyPage, { id, name, tags }) => {
  const viewport = tags.includes('phone') ? 'phone' : 'desk';
  await storyPage.open(id, { name, brand: 'bridge', mode: 'light', viewport });
  expect.soft(await faintInForcedColors(storyPage.page), 'unreadable in forced colors').toEqual([]);
  expect.soft(await cutAtDoubleText(storyPage.page), 'cut at 200 % text').toEqual([]);
});
