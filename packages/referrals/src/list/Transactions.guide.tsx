import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { listAccessibility, listKeys, listStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An administrator checks what was purchased, who purchased it and for how much.'],
  instead: [
    { when: 'The agent’s own', use: 'Referrals/Acquired referrals' },
    { when: 'What is for sale', use: 'Referrals/Screen' },
  ],
  pairs: [
    {
      do: <Text isTabular>$28.00</Text>,
      because: 'Money with cents, at the end of its column.',
      avoid: <Text>28</Text>,
      problem: 'Dollars, percent or referrals?',
    },
  ],
  anatomy: [
    { part: 'Strip', what: 'How fresh the list is, and its pause.' },
    { part: 'Rows', what: 'Referral, buyer, price, time.' },
    { part: 'Pager', what: 'In pages, newest first.' },
  ],
  states: listStates,
  keyboard: listKeys,
  accessibility: listAccessibility,
  content: ['Say “purchased”, the word of the bill.'],
  related: ['Referrals/Screen', 'Referrals/Acquired referrals'],
};
