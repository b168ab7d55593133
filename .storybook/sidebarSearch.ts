import type { API } from 'storybook/manager-api';
import type { SearchableStories } from '../scripts/storybook/searchData.ts';

type Index = NonNullable<ReturnType<API['getIndex']>>;
type Entry = Index['entries'][string];
type Searchable = Readonly<Record<string, SearchableStories>>;

/**
 * Returns the search terms of an entry besides its name: the rules in a story's tags, or the texts and tokens of a
 * page's component.
 */
function wordsOf(entry: Entry, searchable: Searchable): readonly string[] {
  if (entry.type === 'story') return (entry.tags ?? []).filter((tag) => /^[A-Z]/.test(tag));
  const { texts = [], tokens = [] } = searchable[entry.importPath] ?? {};
  return [...texts, ...tokens];
}

/**
 * Returns an index whose entries the sidebar search finds by rule, text and token: it searches the titles of anchors.
 */
export const withWords = (index: Index, searchable: Searchable): Index => ({
  ...index,
  entries: Object.fromEntries(
    Object.values(index.entries).map((entry) => {
      const anchors = wordsOf(entry, searchable).map((title) => ({ id: '', title }));
      return [entry.id, { ...entry, anchors }];
    }),
  ),
});

const isComplete = ({ entries }: Index) => Object.values(entries).some((entry) => 'anchors' in entry);

/** Extends the sidebar search once a story or page has rendered, and again whenever the index has been reloaded. */
export function completeSidebarSearch(api: API) {
  let searchable: Promise<Searchable> | undefined;
  const complete = async () => {
    searchable ??= fetch('search.json').then((response) => response.json());
    const words = await searchable;
    const index = api.getIndex();
    if (index && !isComplete(index)) await api.setIndex(withWords(index, words));
  };
  for (const event of ['storyRendered', 'docsRendered']) api.on(event, complete);
}
