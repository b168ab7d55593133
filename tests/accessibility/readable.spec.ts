import { expect } from '@playwright/test';
import { eachStory } from '../visual/eachStory.ts';
import { cutAtDoubleText, faintInForcedColors, outsideAtDoubleText } from './readable.ts';

eachStory(async (storyPage, { id, name, tags }) => {
  const viewport = tags.includes('phone') ? 'phone' : 'desktop';
  await storyPage.open(id, { name, brand: 'bridge', mode: 'light', viewport });
  expect.soft(await faintInForcedColors(storyPage.page), 'unreadable in forced colors').toEqual([]);
  expect.soft(await cutAtDoubleText(storyPage.page), 'cut at 200 % text').toEqual([]);
  if (viewport === 'phone')
    expect.soft(await outsideAtDoubleText(storyPage.page), 'outside of 320 px at 200 % text').toEqual([]);
});
