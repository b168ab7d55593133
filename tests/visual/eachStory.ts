import { loadAxe } from '../accessibility/axe.ts';
import { type IndexEntry, storyFiles } from './storyIndex.ts';
import { type StoryPage, test } from './storyPage.ts';

/**
 * Creates a test for each story, except for those in files with the given titles. The stories of a file run in sequence
 * on one page, in which axe is loaded.
 */
export function eachStory(
  check: (storyPage: StoryPage, story: IndexEntry) => Promise<void>,
  { except = [] }: { readonly except?: readonly string[] } = {},
) {
  for (const [file, stories] of storyFiles()) {
    if (except.includes(file)) continue;
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
