import { Unstyled } from '@storybook/addon-docs/blocks';
import { Branded } from '../GuideSections.tsx';

const pairs = [
  ['No flags match "zzz".', 'No name and no description holds "zzz".'],
  ['A view with this name already exists.', 'There is a view of that name already.'],
  ["Users isn't available here yet.", 'Users is not part of the console yet.'],
  ['Receives 59 of 63 matches.', 'Gets 59 of the 63 that it matches.'],
] as const;

/** The same said well and badly, next to each other. */
export const WordPairs = () => (
  <Unstyled>
    <Branded>
      {pairs.map(([good, bad]) => (
        <div key={good} className="guide-pair">
          <figure data-verdict="do">
            <div>{good}</div>
            <figcaption>
              <strong>Do</strong>
            </figcaption>
          </figure>
          <figure data-verdict="avoid">
            <div>{bad}</div>
            <figcaption>
              <strong>Don't</strong>
            </figcaption>
          </figure>
        </div>
      ))}
    </Branded>
  </Unstyled>
);
