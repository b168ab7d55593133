import { SearchField } from '@advantage/ui';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { SearchableStories } from '../../scripts/storybook/searchData.ts';
import { findStories, type IndexedStory } from './findStories.ts';
import { Branded } from './GuideSections.tsx';

interface Data {
  readonly stories: readonly IndexedStory[];
  readonly searchable: Readonly<Record<string, SearchableStories>>;
}

async function load(): Promise<Data> {
  const [index, searchable] = await Promise.all(
    ['index.json', 'search.json'].map((file) => fetch(file).then((response) => response.json())),
  );
  return { stories: Object.values(index.entries), searchable };
}

/** A search for stories, by rule, text and token. */
export function FindPage() {
  const [data, setData] = useState<Data>();
  const [query, setQuery] = useState('');
  useEffect(() => {
    let isUnmounted = false;
    load().then((loaded) => isUnmounted || setData(loaded));
    return () => {
      isUnmounted = true;
    };
  }, []);
  const found = data ? findStories(data.stories, data.searchable, query) : [];
  return (
    <Unstyled>
      <Branded>
        <div className="find">
          <SearchField
            label="Rule, text or token"
            placeholder="TBL-30, Claim Now, color-accent"
            value={query}
            onChange={setQuery}
          />
          <p role="status">{query.trim().length > 1 && data ? `${found.length} stories` : ''}</p>
          <ul>
            {found.map(({ story, why }) => (
              <li key={story.id}>
                <a href={`./?path=/story/${story.id}`} target="_top">
                  {story.title}: {story.name}
                </a>
                <div>{why.slice(0, 3).join(' · ')}</div>
              </li>
            ))}
          </ul>
        </div>
      </Branded>
    </Unstyled>
  );
}
