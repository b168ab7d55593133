import { Button, Link } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { listAccessibility, listKeys, listStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent works through their acquired referrals and decides who to call next.'],
  instead: [
    { when: 'Referrals that can still be claimed', use: 'Referrals/Screen' },
    { when: 'An admin reviews what agents purchased', use: 'Referrals/Claim-It Transactions' },
  ],
  pairs: [
    {
      do: <Link href="#">(512) 555-0142</Link>,
      because: 'Contact details are in the row, so one press starts a call.',
      avoid: <Button size="row">View contact</Button>,
      problem: 'An extra press in every row before the agent can call.',
    },
  ],
  anatomy: [
    {
      part: 'Header row',
      what: 'What the list shows, and its tools. The live control appears for new rows or a lost connection.',
    },
    { part: 'Rows', what: 'The referral and the consumer’s contact details.' },
    { part: 'Pager', what: 'The range of visible rows, the total and the page buttons.' },
  ],
  states: listStates,
  keyboard: listKeys,
  accessibility: listAccessibility,
  content: ['An empty list says how to get the first referral.'],
  related: ['Referrals/Screen', 'Referrals/Details panel', 'Referrals/Table'],
};
