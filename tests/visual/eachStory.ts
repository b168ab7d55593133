import { type IndexEntry, storyFiles } from './storyIndex.ts';
import { type StoryPage, test } from './storyPage.ts';

/**
 * Creates a test for each story. The stories of a file run in sequence on one page. `finish` gets all stories of a file
 * after the last one.
 */
export function eachStory(
  check: (storyPage: StoryPage, story: IndexEntry) => Promise<void>,
  { finish }: { readonly finish?: (stories: readonly IndexEntry[]) => Promise<void> } = {},
) {
  for (const [file, stories] of storyFiles()) {
    test.describe(file, () => {
      test.describe.configure({ mode: 'default' });
      if (finish) test.afterAll(() => finish(stories));
      for (const story of stories) test(story.name, ({ storyPage }) => check(storyPage, story));
    });
  }
}
