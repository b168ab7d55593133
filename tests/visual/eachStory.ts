import { loadAxe } from '../accessibility/axe.ts';
import { type IndexEntry, storyFiles } from './storyIndex.ts';
import { type StoryPage, test } from './storyPage.ts';

/** A test for each story. The stories of one file share a page that knows axe, one after the other. */
export function eachStory(check: (storyPage: StoryPage, story: IndexEntry) => Promise<void>) {
  for (const [file, stories] of storyFiles()) {
    test.describe(file, () => {
      test.describe.configure({ mode: 'default' });
      test.beforeAll(async ({ storyPage }) => {
        await storyPage.load();
        await loadAxe(storyPage.page);
      });
      for (const story of stories) test(story.name, ({ storyPage }) => check(storyPage, story));
    });
  }
}
