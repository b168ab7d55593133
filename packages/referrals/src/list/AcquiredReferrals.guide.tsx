import { Button, Link } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { listAccessibility, listKeys, listStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent works on the referrals acquired: who to call next.'],
  instead: [
    { when: 'Referrals to acquire', use: 'Referrals/Screen' },
    { when: 'What was purchased, for admins', use: 'Referrals/Claim-It Transactions' },
  ],
  pairs: [
    {
      do: <Link href="#">(512) 555-0142</Link>,
      because: 'Contact details are in the row: one press calls.',
      avoid: <Button size="row">View contact</Button>,
      problem: 'A press for each row before the first call.',
    },
  ],
  anatomy: [
    { part: 'Strip', what: 'How fresh the list is, and its pause.' },
    { part: 'Rows', what: 'The referral and how to reach the consumer.' },
    { part: 'Pager', what: 'Which rows show, of how many.' },
  ],
  states: listStates,
  keyboard: listKeys,
  accessibility: listAccessibility,
  content: ['An empty list says how to get the first one.'],
  related: ['Referrals/Screen', 'Referrals/Details panel', 'Referrals/Table'],
};
