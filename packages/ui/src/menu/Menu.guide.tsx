import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { MoreIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Inline } from '../layout/Inline.tsx';

const test = 'packages/ui/src/menu/Menu.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Several actions for one thing, of which none has to be in sight.'],
  instead: [
    { when: 'One or two actions', use: 'UI/Button' },
    { when: 'One of several values', use: 'UI/Select' },
    { when: 'It holds more than entries: fields, text', use: 'UI/Popover' },
  ],
  pairs: [
    {
      do: <IconButton icon={MoreIcon} label="Actions for Harbor Point" />,
      because: 'One button for each row, named after its row.',
      avoid: (
        <Inline>
          <Button size="row">Edit</Button>
          <Button size="row">Move up</Button>
          <Button size="row">Move down</Button>
          <Button size="row">Turn off</Button>
        </Inline>
      ),
      problem: 'Four buttons in each of 25 rows are a hundred stops.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'Opens it, and says that it does.' },
    { part: 'Header', what: 'Optional words above the entries, e.g. who is signed in.' },
    { part: 'Entries', what: 'A verb each, or a link where it has an address.' },
  ],
  states: [{ state: 'Disabled entry', what: 'Stays in its place, so that people find it again.' }],
  keyboard: [
    {
      keys: 'Enter, arrows',
      does: 'Open it, move through it, act on the entry.',
      proof: { test, title: 'opens with the keyboard, moves with the arrow keys and acts on Enter' },
    },
    {
      keys: 'Letters',
      does: 'Find an entry.',
      proof: { test, title: 'finds an entry by its first letters' },
    },
    {
      keys: 'Escape',
      does: 'Closes, and the focus goes back to the button.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'closes on Escape and gives the focus back to its button',
      },
    },
  ],
  accessibility: ['Role menu: screen readers leave reading mode and say the number of entries.'],
  content: ['Verbs, sentence case. What harms comes last.'],
  related: ['UI/Profile menu', 'UI/Popover', 'UI/Select'],
};
