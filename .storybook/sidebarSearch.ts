import type { API } from 'storybook/manager-api';
import type { SearchableStories } from '../scripts/storybook/searchData.ts';

type Index = NonNullable<ReturnType<API['getIndex']>>;
type Entry = Index['entries'][string];
type Searchable = Readonly<Record<string, SearchableStories>>;

/** What an entry is looked for besides its name: a story by the rules in its tags, a page by the texts and tokens of its component. */
function wordsOf(entry: Entry, searchable: Searchable): readonly string[] {
  if (entry.type === 'story') return (entry.tags ?? []).filter((tag) => /^[A-Z]/.test(tag));
  const { texts = [], tokens = [] } = searchable[entry.importPath] ?? {};
  return [...texts, ...tokens];
}

/** An index whose entries the search of the sidebar finds by rule, text and token: it reads the titles of their anchors. */
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

/** Once a story or page shows, lets the search of the sidebar find more; again whenever the index was read again. */
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
