import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['Next to the Type and Status headers, to explain their values.'],
  instead: [
    { when: 'Explaining a term in a form', use: 'UI/Info popover' },
    { when: 'Comparing all statuses as a designer', use: 'Referrals/Status matrix' },
  ],
  pairs: [
    {
      do: <Text>Claim Now: a real-time referral, available to subscribers.</Text>,
      because: 'The label as shown in the list, and one sentence.',
      avoid: <Text>Claim Now: status of a referral that can be claimed now.</Text>,
      problem: 'It only repeats the label in other words.',
    },
  ],
  anatomy: [
    {
      part: 'Button',
      what: 'A small info icon in the header, while it has the pointer or the focus. Always on touchscreens.',
    },
    { part: 'Terms', what: 'Each with its icon and one sentence.' },
    { part: 'Link', what: 'The demo page of the brand.' },
  ],
  states: [{ state: 'Brand', what: 'Texts and link follow the current brand.' }],
  keyboard: [
    {
      keys: 'Enter, Escape',
      does: 'Open and close it. Closing returns focus to the button.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'ROL-5 a carrier reads what a status means and cannot claim',
      },
    },
  ],
  accessibility: ['The button isn’t part of the header’s name, so the column is still read as Status.'],
  content: ['Texts come verbatim from the specification.'],
  related: ['UI/Info popover', 'Referrals/Status matrix'],
};
