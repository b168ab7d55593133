import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A page or a part of it gets a name.'],
  instead: [
    { when: 'Words should only stand out', use: 'UI/Text' },
    { when: 'The part is a card with a body', use: 'UI/Section' },
  ],
  pairs: [
    {
      do: (
        <Stack space={1}>
          <Heading level={2}>Delivery</Heading>
          <Text>Where orders go.</Text>
        </Stack>
      ),
      because: 'A name, and the sentence below it explains.',
      avoid: <Heading level={2}>Here you can choose where your orders go.</Heading>,
      problem: 'A sentence is hard to scan, and long in the list of headings of a screen reader.',
    },
  ],
  anatomy: [
    { part: 'Level', what: 'The rank in the outline: 1 to 4.' },
    { part: 'Size', what: 'How it looks: independent of the level where space asks for it.' },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'Levels go down one step at a time; don’t choose a level for its size.',
    'One level 1 per page. The app shell brings it.',
  ],
  content: ['Sentence case, no full stop, five words or fewer.'],
  related: ['UI/Text', 'UI/Section'],
};
