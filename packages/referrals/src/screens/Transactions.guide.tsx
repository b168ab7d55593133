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
      do: <Text isTabular>$28.00</Text>,
      because: 'The amount has its unit and its cents, and digits are equally wide.',
      avoid: <Text>28</Text>,
      problem: 'Dollars, percent or referrals?',
    },
  ],
  anatomy: [
    {
      part: 'Header row',
      what: 'What the list shows, and its tools. The live control appears for new rows or a lost connection.',
    },
    {
      part: 'Total',
      what: 'The sum of the page, or of the days that are chosen. Their transactions are read page by page.',
    },
    { part: 'Day', what: 'Its count and its sum. A day that a page cuts says so.' },
    { part: 'Rows', what: 'The referral and its purchase, with the time of the day.' },
    { part: 'Pager', what: 'The range of visible rows, the total and the page buttons.' },
  ],
  states: listStates,
  keyboard: listKeys,
  accessibility: listAccessibility,
  content: ['Always show the unit and the cents of an amount.'],
  related: ['Referrals/Screen', 'Referrals/Acquired referrals'],
};
