import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Heading } from '../heading/Heading.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';

const test = 'packages/ui/src/side-panel/SidePanel.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['To read the details of a list item while the list stays visible and usable.'],
  instead: [
    { when: 'It’s a question or a short task', use: 'UI/Dialog' },
    { when: 'It needs its own URL and a lot of room', use: 'UI/Link' },
    { when: 'It’s a few words about an item', use: 'UI/Info popover' },
  ],
  pairs: [
    {
      do: (
        <Stack space={1}>
          <Heading level={2}>Conference Table, Chairs</Heading>
          <Text tone="muted">Tulsa, OK</Text>
        </Stack>
      ),
      because: 'It starts with the name of the open item, so the row and the panel visibly belong together.',
      avoid: <Heading level={2}>Details</Heading>,
      problem: 'Two rows later, it’s unclear which row this is.',
    },
  ],
  anatomy: [
    { part: 'Header', what: 'Previous, next and close buttons.' },
    { part: 'Content', what: 'Scrolls on its own.' },
    { part: 'Footer', what: 'Stays in view: the action.' },
  ],
  states: [
    { state: 'From 768 px', what: '470 px at the end of the page; the list stays interactive.' },
    { state: 'Phone', what: 'A modal sheet over the page.' },
  ],
  keyboard: [
    {
      keys: 'Escape',
      does: 'Closes the panel and restores focus. An open menu inside closes first.',
      proof: { test, title: 'lets Escape close its menu first' },
    },
    {
      keys: 'Enter on the close button',
      does: 'Closes the panel and focuses the row that was shown last.',
      proof: { test, title: 'returns focus to the row shown last' },
    },
  ],
  accessibility: [
    'Next to the list, it’s a non-modal dialog: the page stays reachable.',
    'Pressing a row shows that row; pressing anywhere else outside closes the panel.',
  ],
  content: ['The accessible name says what it shows: Order details.'],
  related: ['UI/Dialog', 'UI/Table'],
};
