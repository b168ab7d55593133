import type { SearchableStories } from '../../scripts/storybook/searchData.ts';

/** A story in Storybook's index. */
export interface IndexedStory {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** A story that was found, and what matched. */
export interface FoundStory {
  readonly story: IndexedStory;
  readonly why: readonly string[];
}

const maxResults = 60;

/**
 * Returns the stories that match the words. Stories whose own name and rules match come first; the texts of a file
 * count for each of its stories.
 */
export function findStories(
  stories: readonly IndexedStory[],
  searchable: Readonly<Record<string, SearchableStories>>,
  query: string,
): readonly FoundStory[] {
  const words = query.trim().toLowerCase();
  if (words.length < 2) return [];
  const matches = (text: string) => text.toLowerCase().includes(words);
  const found = stories.flatMap((story) => {
    if (story.type !== 'story' || !story.tags.includes('dev')) return [];
    const { tokens = [], texts = [] } = searchable[story.importPath] ?? {};
    const own = [...story.tags.filter((tag) => /^[A-Z]/.test(tag)), `${story.title}/${story.name}`].filter(
      matches,
    );
    const why = [...own, ...texts.filter(matches), ...tokens.filter(matches)];
    return why.length > 0 ? [{ story, why, isOwn: own.length > 0 }] : [];
  });
  return found.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)).slice(0, maxResults);
}
