import type { SearchableStories } from '../../scripts/storybook/searchData.ts';

/** What Storybook's index says of a story. */
export interface IndexedStory {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** A story that was found, and what in it matched. */
export interface FoundStory {
  readonly story: IndexedStory;
  readonly why: readonly string[];
}

const most = 60;

/** The stories that hold the words, those with the words in their own name and rules first; every text of a file counts for each of its stories. */
export function findStories(
  stories: readonly IndexedStory[],
  searchable: Readonly<Record<string, SearchableStories>>,
  query: string,
): readonly FoundStory[] {
  const words = query.trim().toLowerCase();
  if (words.length < 2) return [];
  const holds = (text: string) => text.toLowerCase().includes(words);
  const found = stories.flatMap((story) => {
    if (story.type !== 'story' || !story.tags.includes('dev')) return [];
    const { tokens = [], texts = [] } = searchable[story.importPath] ?? {};
    const own = [...story.tags.filter((tag) => /^[A-Z]/.test(tag)), `${story.title}/${story.name}`].filter(
      holds,
    );
    const why = [...own, ...texts.filter(holds), ...tokens.filter(holds)];
    return why.length > 0 ? [{ story, why, isOwn: own.length > 0 }] : [];
  });
  return found.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)).slice(0, most);
}
