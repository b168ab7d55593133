import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { MoreIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Inline } from '../layout/Inline.tsx';

const test = 'packages/ui/src/menu/Menu.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For several actions on one item, none of which has to be visible all the time.'],
  instead: [
    { when: 'There are one or two actions', use: 'UI/Button' },
    { when: 'It selects one of several values', use: 'UI/Select' },
    { when: 'It contains more than entries: fields, text', use: 'UI/Popover' },
  ],
  pairs: [
    {
      do: <IconButton icon={MoreIcon} label="Actions for Harbor Point" />,
      because: 'One button per row, named after its row.',
      avoid: (
        <Inline>
          <Button size="row">Edit</Button>
          <Button size="row">Move up</Button>
          <Button size="row">Move down</Button>
          <Button size="row">Turn off</Button>
        </Inline>
      ),
      problem: 'Four buttons in each of 25 rows make a hundred tab stops.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'Opens the menu, and is announced as a menu button.' },
    { part: 'Header', what: 'Optional text above the entries, e.g. who is signed in.' },
    { part: 'Entries', what: 'Verbs, or links if they have a URL.' },
  ],
  states: [{ state: 'Disabled entry', what: 'Keeps its place, so people can find it again.' }],
  keyboard: [
    {
      keys: 'Enter, arrows',
      does: 'Opens the menu, moves through it, activates the entry.',
      proof: { test, title: 'opens with the keyboard, moves with the arrow keys and acts on Enter' },
    },
    {
      keys: 'Letters',
      does: 'Finds an entry.',
      proof: { test, title: 'focuses an item by its first letters' },
    },
    {
      keys: 'Escape',
      does: 'Closes the menu and returns focus to the button.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'closes on Escape and returns focus to its button',
      },
    },
  ],
  accessibility: ['The role is menu: screen readers leave reading mode and announce the number of entries.'],
  content: ['Verbs in sentence case. Harmful actions come last.'],
  related: ['UI/Profile menu', 'UI/Popover', 'UI/Select'],
};
