import { expect } from '@playwright/test';
import { eachStory } from '../visual/eachStory.ts';
import { settlePage } from '../visual/preview.ts';
import { loadLayout } from './layout.ts';

/** Translations are longer, so no text may be cut off when every catalog text grows by 40%. */
eachStory(async (storyPage, { id, name, tags }) => {
  const viewport = tags.includes('phone') ? 'phone' : 'desktop';
  await storyPage.open(id, { name, brand: 'bridge', mode: 'light', viewport });
  await storyPage.speak('longer');
  await storyPage.page.evaluate(settlePage);
  await loadLayout(storyPage.page);
  const cut = await storyPage.page.evaluate(() => window.layout.cutTexts());
  await storyPage.speak('english');
  expect(cut).toEqual([]);
});
