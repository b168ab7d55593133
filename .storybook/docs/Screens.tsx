import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import componentPages from '../componentPages.ts';
import { viewports } from '../modes.ts';
import { days, type Screen } from './days.ts';
import { Tile } from './Gallery.tsx';
import { Branded } from './GuideSections.tsx';
import { StoryPicture } from './StoryFrame.tsx';

const addressOf = (story: string) => `./?path=/story/${story}`;

const widths = [viewports.desktop.width, 768, viewports.phone.width];

/** All states of a screen as live pictures. Those that someone has to use first are links. */
function States({ screen }: { readonly screen: Screen }) {
  const [isOpen, setOpen] = useState(false);
  const stories = componentPages.find(({ id }) => id === screen.states)?.stories ?? [];
  const used = stories.filter(({ isUsed }) => isUsed);
  return (
    <details className="folded" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{`${screen.name}: all ${stories.length} states`}</summary>
      {isOpen && (
        <>
          <ul>
            {stories
              .filter(({ isUsed }) => !isUsed)
              .map(({ id, name, isPhone }) => (
                <Tile key={id} href={addressOf(id)} name={name} line={isPhone ? 'On a phone' : ''}>
                  <StoryPicture id={id} {...(isPhone ? { width: viewports.phone.width } : {})} />
                </Tile>
              ))}
          </ul>
          {used.length > 0 && (
            <p className="screens-played">
              In use:
              {used.map(({ id, name }) => (
                <a key={id} href={addressOf(id)} target="_top">
                  {name}
                </a>
              ))}
            </p>
          )}
        </>
      )}
    </details>
  );
}

/** Every screen at three widths, in the order of a person's day, with all of its states. */
export function Screens() {
  return (
    <Unstyled>
      <Branded>
        <div className="screens">
          {days.map(({ who, screens }) => (
            <section key={who} aria-labelledby={`day-${who}`}>
              <h2 id={`day-${who}`}>{who}</h2>
              {screens.map((screen) => (
                <article key={screen.name} aria-labelledby={`screen-${screen.states}`}>
                  <h3 id={`screen-${screen.states}`}>
                    <a href={addressOf(screen.story)} target="_top">
                      {screen.name}
                    </a>
                  </h3>
                  <p>{screen.line}</p>
                  <div className="screens-widths">
                    {widths.map((width) => (
                      <StoryPicture
                        key={width}
                        id={screen.story}
                        width={width}
                        height={viewports.desktop.height}
                      />
                    ))}
                  </div>
                  <States screen={screen} />
                </article>
              ))}
            </section>
          ))}
        </div>
      </Branded>
    </Unstyled>
  );
}
