import { SearchField } from '@advantage/ui';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ComponentPage } from '../../scripts/storybook/componentPages.ts';
import componentPages from '../componentPages.ts';
import { Branded, guideOf } from './GuideSections.tsx';
import { groupPages, tileWindow } from './galleryGroups.ts';
import type { Guide } from './guide.ts';
import { StoryPicture } from './StoryFrame.tsx';

/** Returns a guide once its tile is near the window. */
function useGuideNearby(path: string) {
  const tile = useRef<HTMLDivElement>(null);
  const [guide, setGuide] = useState<Guide>();
  useEffect(() => {
    const nearby = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        nearby.disconnect();
        guideOf(path)?.then(setGuide);
      },
      { rootMargin: '600px' },
    );
    if (tile.current) nearby.observe(tile.current);
    return () => nearby.disconnect();
  }, [path]);
  return { tile, guide };
}

/** What a small component looks like: the first thing that its guide says to do. */
function Example({ path }: { readonly path: string }) {
  const { tile, guide } = useGuideNearby(path);
  return (
    <div ref={tile} className="gallery-example" aria-hidden="true" inert>
      {guide && <div>{guide.pairs[0]?.do}</div>}
    </div>
  );
}

function Picture({ page }: { readonly page: ComponentPage }) {
  const window = tileWindow(page);
  const [story] = page.stories;
  return window && story ? <StoryPicture id={story.id} {...window} /> : <Example path={page.path} />;
}

interface TileProps {
  readonly href: string;
  readonly name: string;
  /** What it is, in one line. */
  readonly line: string;
  /** Its picture. */
  readonly children: ReactNode;
}

/** A link with a picture, a name and one line. */
export const Tile = ({ href, name, line, children }: TileProps) => (
  <li className="gallery-tile">
    {children}
    <a href={href} target="_top">
      {name}
    </a>
    <p>{line}</p>
  </li>
);

/** Every component as a live tile, grouped, and filtered as the user types. */
export function Gallery() {
  const [query, setQuery] = useState('');
  const groups = groupPages(componentPages, query);
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <Unstyled>
      <Branded>
        <div className="gallery">
          <div className="gallery-filter">
            <SearchField
              label="Find a component"
              placeholder="Button, choose, error"
              value={query}
              onChange={setQuery}
            />
            <p role="status">{count === 1 ? '1 component' : `${count} components`}</p>
          </div>
          {groups.map(({ group, pages }) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`}>{group}</h2>
              <ul>
                {pages.map((page) => (
                  <Tile
                    key={page.id}
                    href={`./?path=/docs/${page.id}--docs`}
                    name={page.title.split('/').at(-1) ?? ''}
                    line={page.line}
                  >
                    <Picture page={page} />
                  </Tile>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Branded>
    </Unstyled>
  );
}
