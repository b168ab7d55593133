import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['Next to the headers Type and Status: what the words mean.'],
  instead: [
    { when: 'A word in a form', use: 'UI/Info popover' },
    { when: 'All statuses for a designer', use: 'Referrals/Status matrix' },
  ],
  pairs: [
    {
      do: <Text>Claim Now: a real-time referral, available to subscribers.</Text>,
      because: 'The word as it shows, and one sentence.',
      avoid: <Text>Claim Now: status of a referral that can be claimed now.</Text>,
      problem: 'The same words in another order.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'A small i in the header.' },
    { part: 'Terms', what: 'Each with its icon and one sentence.' },
    { part: 'Link', what: 'The demo page of the brand.' },
  ],
  states: [{ state: 'Of the brand', what: 'Texts and link follow the brand in force.' }],
  keyboard: [
    {
      keys: 'Enter, Escape',
      does: 'Open and close it; the focus is back on the button.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'ROL-5 a carrier reads the statuses and claims nothing',
      },
    },
  ],
  accessibility: ['Not part of the header’s name, so the column is still read as Status.'],
  content: ['Texts come from the specification letter by letter.'],
  related: ['UI/Info popover', 'Referrals/Status matrix'],
};
