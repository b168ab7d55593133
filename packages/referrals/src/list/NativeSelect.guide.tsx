import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['Picking one of a few values in the public feed, or on phones, where the system picker works best.'],
  instead: [
    { when: 'In the console', use: 'UI/Select' },
    { when: 'A long list that needs search', use: 'UI/Combo box' },
  ],
  pairs: [
    {
      do: <Text>Newest</Text>,
      because: 'The value says what it is, so no label is needed next to it.',
      avoid: <Text>Delivered</Text>,
      problem: 'Is this a filter or the sort order?',
    },
  ],
  anatomy: [
    { part: 'Value', what: 'Looks like text until the pointer or the focus is on it.' },
    { part: 'List', what: 'The system’s own, styled where the browser allows it.' },
  ],
  states: [{ state: 'Nothing to choose', what: 'The list has one disabled option: “No results.”' }],
  keyboard: [
    {
      keys: 'Letters',
      does: 'Select by typing, as in any system list.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'TBL-12 a producer sorts descending, ascending and not at all',
      },
    },
  ],
  accessibility: ['A native select: role and keyboard behavior come from the browser.'],
  content: ['Options of one or two words.'],
  related: ['UI/Select', 'Referrals/Filters'],
};
