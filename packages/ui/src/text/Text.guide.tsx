import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Text } from './Text.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Running text: a sentence, a value, a hint.'],
  instead: [
    { when: 'It names a part of the page', use: 'UI/Heading' },
    { when: 'It leads somewhere', use: 'UI/Link' },
    { when: 'It states a kind or status', use: 'UI/Badge' },
  ],
  pairs: [
    {
      do: <Text tone="muted">Delivered 20 minutes ago</Text>,
      because: 'Quieter text still has the contrast that reading needs.',
      avoid: (
        <Text size="xs" tone="subtle">
          Your balance is too low to place an order
        </Text>
      ),
      problem: 'What matters is the smallest thing on the page.',
    },
  ],
  anatomy: [
    { part: 'Size', what: '12, 13, 14 or 16 px, following the reader’s text size.' },
    { part: 'Tone', what: 'What it means; never for decoration.' },
    { part: 'Weight', what: 'Regular, medium or strong.' },
  ],
  states: [
    { state: 'Truncated', what: 'One line with an ellipsis; the whole text must be elsewhere too.' },
    { state: 'Tabular', what: 'All digits have one width: for columns and what ticks.' },
  ],
  keyboard: [],
  accessibility: [
    'Critical and positive tones need a word or icon as well.',
    'Use as=“strong” where the emphasis should be heard.',
  ],
  content: ['Short sentences. One fact each.'],
  related: ['UI/Heading', 'UI/Link', 'Foundations/Color'],
};
