import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';

const test = 'packages/ui/src/dialog/Dialog.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['One small task that has to end before the page goes on: name a view, add a flag.'],
  instead: [
    { when: 'It asks before harm', use: 'UI/Alert dialog' },
    { when: 'The page behind stays in use', use: 'UI/Side panel' },
    { when: 'It explains a word', use: 'UI/Info popover' },
    { when: 'It tells that something is done', use: 'UI/Toast' },
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
      problem: 'One has to read the question again to know what Yes does.',
    },
    {
      do: <Text>Title: Add a flag</Text>,
      because: 'The title is the task and the name of the dialog.',
      avoid: <Text>Title: Attention!</Text>,
      problem: 'It says that something is, not what.',
    },
  ],
  anatomy: [
    { part: 'Title', what: 'Its name, at the top.' },
    { part: 'Close', what: 'A cross in the corner, the same as Escape.' },
    { part: 'Content', what: 'Scrolls under the buttons if it is long.' },
    { part: 'Actions', what: 'The main one last; on a phone below each other.' },
    { part: 'Backdrop', what: 'Covers the page; a press on it closes.' },
  ],
  states: [
    { state: 'Open', what: 'The focus is inside, the page behind does not move.' },
    { state: 'Busy', what: 'Something is under way: Escape, cross and backdrop do nothing.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Stays inside, in a circle.',
      proof: { test, title: 'takes the focus, keeps it inside, and Escape gives it back' },
    },
    {
      keys: 'Escape',
      does: 'Closes, and the focus goes back to where it came from.',
      proof: { test, title: 'takes the focus, keeps it inside, and Escape gives it back' },
    },
    {
      keys: 'Escape while busy',
      does: 'Does nothing.',
      proof: { test, title: 'cannot be closed while something is under way' },
    },
  ],
  accessibility: [
    'Everything behind is hidden from screen readers while it is open.',
    'Never open one from another.',
  ],
  content: ['Title: the task in a few words, or the question.', 'Buttons: the verbs of the title.'],
  related: ['UI/Alert dialog', 'UI/Side panel', 'UI/Popover', 'UI/Toast'],
};
