import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { listAccessibility, listKeys, listStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An administrator checks what was purchased, who purchased it and for how much.'],
  instead: [
    { when: 'An agent’s own purchases', use: 'Referrals/Acquired referrals' },
    { when: 'Referrals that are for sale', use: 'Referrals/Screen' },
  ],
  pairs: [
    {
      do: <Text isTabular>$28</Text>,
      because: 'The amount has its unit, and digits are equally wide.',
      avoid: <Text>28</Text>,
      problem: 'Dollars, percent or referrals?',
    },
  ],
  anatomy: [
    { part: 'Strip', what: 'Shows how fresh the list is, with a pause button.' },
    { part: 'Rows', what: 'The referral and its purchase.' },
    { part: 'Pager', what: 'The range of visible rows, the total and the page buttons.' },
  ],
  states: listStates,
  keyboard: listKeys,
  accessibility: listAccessibility,
  content: ['Always show the unit of an amount.'],
  related: ['Referrals/Screen', 'Referrals/Acquired referrals'],
};
