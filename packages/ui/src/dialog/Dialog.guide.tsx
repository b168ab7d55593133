import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';

const test = 'packages/ui/src/dialog/Dialog.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For one small task that has to be finished before the page continues: name a view, add a flag.'],
  instead: [
    { when: 'It confirms something harmful', use: 'UI/Alert dialog' },
    { when: 'The page behind stays usable', use: 'UI/Side panel' },
    { when: 'It explains a word', use: 'UI/Info popover' },
    { when: 'It reports that something is done', use: 'UI/Toast' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Button>Cancel</Button>
          <Button tone="accent">Add flag</Button>
        </Inline>
      ),
      because: 'The buttons at the end answer the title; the main one is last.',
      avoid: (
        <Inline>
          <Button>No</Button>
          <Button tone="accent">Yes</Button>
        </Inline>
      ),
      problem: 'Users have to read the question again to know what Yes does.',
    },
    {
      do: <Text>Title: Add a flag</Text>,
      because: 'The title is the task and the accessible name of the dialog.',
      avoid: <Text>Title: Attention!</Text>,
      problem: 'It says that there is something, but not what.',
    },
  ],
  anatomy: [
    { part: 'Title', what: 'The accessible name, at the top.' },
    { part: 'Close', what: 'An X in the corner; does the same as Escape.' },
    { part: 'Content', what: 'Scrolls under the buttons if it’s long.' },
    { part: 'Actions', what: 'The main one is last. On phones they share the width.' },
    { part: 'Backdrop', what: 'Covers the page. Pressing it closes the dialog.' },
  ],
  states: [
    { state: 'Open', what: 'Focus is inside, and the page behind doesn’t scroll.' },
    { state: 'Busy', what: 'Work is in progress: Escape, X and backdrop do nothing.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Cycles through the dialog without leaving it.',
      proof: { test, title: 'moves focus inside, traps it, and restores it on Escape' },
    },
    {
      keys: 'Escape',
      does: 'Closes the dialog and returns focus to where it was.',
      proof: { test, title: 'moves focus inside, traps it, and restores it on Escape' },
    },
    {
      keys: 'Escape while busy',
      does: 'Does nothing.',
      proof: { test, title: 'cannot be closed while busy' },
    },
  ],
  accessibility: [
    'While the dialog is open, everything behind it is hidden from screen readers.',
    'Don’t open a dialog from another dialog.',
  ],
  content: ['Title: the task in a few words, or a question.', 'Buttons: the verbs of the title.'],
  related: ['UI/Alert dialog', 'UI/Side panel', 'UI/Popover', 'UI/Toast'],
};
