import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['An action has ended well or failed, and the reader can go on: saved, not saved.'],
  instead: [
    { when: 'It must be read', use: 'UI/Banner' },
    { when: 'It must be answered', use: 'UI/Alert dialog' },
    { when: 'A value is wrong', use: 'UI/Text field' },
    { when: 'Data could not be loaded', use: 'UI/Error state' },
  ],
  pairs: [
    {
      do: <Text>Supplier saved.</Text>,
      because: 'One sentence about what has happened.',
      avoid: (
        <Text>
          Success! Your changes have been successfully saved to our servers. You can now close this page.
        </Text>
      ),
      problem: 'Seven seconds are too short for it.',
    },
    {
      do: (
        <Inline>
          <Text as="span">Flag turned on.</Text>
          <Button size="s">Undo</Button>
        </Inline>
      ),
      because: 'Undo instead of a question before.',
      avoid: (
        <Inline>
          <Text as="span">Flag turned on.</Text>
          <Button size="s">View</Button>
          <Button size="s">Share</Button>
        </Inline>
      ),
      problem: 'A toast goes by itself: two ways on are one too many.',
    },
  ],
  anatomy: [
    { part: 'Icon and color', what: 'Went well, or did not.' },
    { part: 'Text', what: 'One sentence.' },
    { part: 'Action', what: 'One thing to do about it that can be done elsewhere too.' },
    { part: 'Details', what: 'The id of a request, for support.' },
    { part: 'Cross', what: 'Takes it away.' },
  ],
  states: [
    { state: 'Showing', what: '7 seconds; the clock is still while a pointer or the focus is on it.' },
    { state: 'Several', what: 'Three at most, the newest first.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Reaches the action and the cross.',
      proof: { test: 'packages/ui/src/testing/actionKeys.test.tsx', title: 'goes on Enter on its cross' },
    },
  ],
  accessibility: [
    'It is announced when it appears; the focus stays where it is.',
    'F6 leads to the region. Whoever missed one finds it in the messages.',
  ],
  content: ['Past tense: “Order placed.” A failure says what to do.'],
  related: ['UI/Toast history', 'UI/Banner'],
};
