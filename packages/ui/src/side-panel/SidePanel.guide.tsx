import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Heading } from '../heading/Heading.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';

const test = 'packages/ui/src/side-panel/SidePanel.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['One thing of a list is read while the list stays in sight and in use.'],
  instead: [
    { when: 'A question or short task', use: 'UI/Dialog' },
    { when: 'It needs its own address and much room', use: 'UI/Link' },
    { when: 'A few words about a thing', use: 'UI/Info popover' },
  ],
  pairs: [
    {
      do: (
        <Stack space={1}>
          <Heading level={2}>Conference Table, Chairs</Heading>
          <Text tone="muted">Tulsa, OK</Text>
        </Stack>
      ),
      because:
        'It starts with the name of the thing that is open, so that the row and the panel are seen as one.',
      avoid: <Heading level={2}>Details</Heading>,
      problem: 'Two rows later it is unclear which row this is.',
    },
  ],
  anatomy: [
    { part: 'Head', what: 'Previous and next, and the cross.' },
    { part: 'Content', what: 'Scrolls by itself.' },
    { part: 'Footer', what: 'What stays in sight: the action.' },
  ],
  states: [
    { state: 'From 768 px', what: '470 px at the end of the page; the list stays live.' },
    { state: 'Phone', what: 'A sheet over the page, and modal.' },
  ],
  keyboard: [
    {
      keys: 'Escape',
      does: 'Closes it and gives the focus back; an open menu inside closes first.',
      proof: { test, title: 'leaves Escape to its own menu first' },
    },
    {
      keys: 'Enter on the cross',
      does: 'Closes it, and the row that shows last has the focus.',
      proof: { test, title: 'gives the focus back to the row that shows last' },
    },
  ],
  accessibility: [
    'Next to the list it is a dialog that is not modal: the page stays reachable.',
    'Presses on rows show other rows; presses elsewhere close it.',
  ],
  content: ['The name for screen readers is what it shows: Order details.'],
  related: ['UI/Dialog', 'UI/Table'],
};
