import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['To name a page or a part of it.'],
  instead: [
    { when: 'The text should only stand out', use: 'UI/Text' },
    { when: 'The part is a card with content', use: 'UI/Section' },
  ],
  pairs: [
    {
      do: (
        <Stack space={1}>
          <Heading level={2}>Delivery</Heading>
          <Text>Where orders go.</Text>
        </Stack>
      ),
      because: 'A name, explained by the sentence below it.',
      avoid: <Heading level={2}>Here you can choose where your orders go.</Heading>,
      problem: 'A sentence is hard to scan, and too long for a screen reader’s list of headings.',
    },
  ],
  anatomy: [
    { part: 'Level', what: 'The level in the page outline: 1 to 4.' },
    { part: 'Size', what: 'How large it looks, independent of the level if space requires it.' },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'Levels go down one step at a time; don’t choose a level for its size.',
    'One level 1 per page. The app shell renders it.',
  ],
  content: ['Sentence case, no period, five words or fewer.'],
  related: ['UI/Text', 'UI/Section'],
};
