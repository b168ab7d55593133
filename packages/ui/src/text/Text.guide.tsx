import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Text } from './Text.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For running text: a sentence, a value, a hint.'],
  instead: [
    { when: 'It names a part of the page', use: 'UI/Heading' },
    { when: 'It’s a link', use: 'UI/Link' },
    { when: 'It shows a category or status', use: 'UI/Badge' },
  ],
  pairs: [
    {
      do: <Text tone="muted">Delivered 20 minutes ago</Text>,
      because: 'Muted text still has enough contrast to read.',
      avoid: (
        <Text size="xs" tone="subtle">
          Your balance is too low to place an order
        </Text>
      ),
      problem: 'What matters most is the smallest text on the page.',
    },
  ],
  anatomy: [
    { part: 'Size', what: '12, 13, 14 or 16 px, scaled with the user’s text size.' },
    { part: 'Tone', what: 'The meaning; never for decoration.' },
    { part: 'Weight', what: 'Regular, medium or strong.' },
  ],
  states: [
    { state: 'Truncated', what: 'One line with an ellipsis. The full text must be available elsewhere.' },
    { state: 'Tabular', what: 'All digits have the same width: for columns and running numbers.' },
  ],
  keyboard: [],
  accessibility: [
    'Critical and positive tones need a word or icon as well.',
    'Use as=“strong” if the emphasis should be announced.',
  ],
  content: ['Short sentences. One fact each.'],
  related: ['UI/Heading', 'UI/Link', 'Foundations/Color'],
};
