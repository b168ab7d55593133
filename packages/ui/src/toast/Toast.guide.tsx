import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['To report that an action succeeded or failed, when the user can carry on: saved, not saved.'],
  instead: [
    { when: 'It must be read', use: 'UI/Banner' },
    { when: 'It needs a response', use: 'UI/Alert dialog' },
    { when: 'A value is invalid', use: 'UI/Text field' },
    { when: 'Data could not be loaded', use: 'UI/Error state' },
  ],
  pairs: [
    {
      do: <Text>Supplier saved.</Text>,
      because: 'One sentence about what happened.',
      avoid: (
        <Text>
          Success! Your changes have been successfully saved to our servers. You can now close this page.
        </Text>
      ),
      problem: 'Seven seconds aren’t enough to read it.',
    },
    {
      do: (
        <Inline>
          <Text as="span">Flag turned on.</Text>
          <Button size="s">Undo</Button>
        </Inline>
      ),
      because: 'Undo, instead of a confirmation beforehand.',
      avoid: (
        <Inline>
          <Text as="span">Flag turned on.</Text>
          <Button size="s">View</Button>
          <Button size="s">Share</Button>
        </Inline>
      ),
      problem: 'Toasts disappear: two actions are one too many.',
    },
  ],
  anatomy: [
    { part: 'Icon and color', what: 'Success or failure.' },
    { part: 'Text', what: 'One sentence.' },
    { part: 'Action', what: 'One follow-up that’s also available elsewhere.' },
    { part: 'Details', what: 'A request id for support.' },
    { part: 'Close button', what: 'Closes the toast.' },
  ],
  states: [
    { state: 'Showing', what: 'For 7 seconds. The timer pauses while the toast is hovered or focused.' },
    { state: 'Several', what: 'At most three, newest first.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Moves to the action and the close button.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'closes on Enter on its Close button',
      },
    },
  ],
  accessibility: [
    'It’s announced when it appears; focus stays where it is.',
    'F6 moves to the region. Toasts that someone missed are in the message history.',
  ],
  content: ['Past tense: “Order placed.” For a failure, say what to do.'],
  related: ['UI/Toast history', 'UI/Banner'],
};
