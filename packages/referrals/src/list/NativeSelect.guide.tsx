import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['One of a few values in the public feed, or on a phone, where the system’s own list is the best.'],
  instead: [
    { when: 'In the console', use: 'UI/Select' },
    { when: 'A long list that is searched', use: 'UI/Combo box' },
  ],
  pairs: [
    {
      do: <Text>Sort by: Est. Premium</Text>,
      because: 'The name of the choice is in sight, and so is the choice.',
      avoid: <Text>Est. Premium</Text>,
      problem: 'Is that a filter or the order?',
    },
  ],
  anatomy: [
    { part: 'Box', what: 'In the product’s look.' },
    { part: 'List', what: 'The system’s.' },
    { part: 'Icon', what: 'Optional, at the start.' },
  ],
  states: [{ state: 'Nothing to choose', what: 'Off, and says what it would hold.' }],
  keyboard: [
    {
      keys: 'Letters',
      does: 'Choose by typing, as in every list of the system.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'TBL-12 a producer sorts descending, ascending and not at all',
      },
    },
  ],
  accessibility: ['A native select: label, role and keys are the browser’s.'],
  content: ['Options of one or two words.'],
  related: ['UI/Select', 'Referrals/Filters'],
};
