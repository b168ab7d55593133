import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { listAccessibility, listKeys, listStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent checks recently delivered referrals at a glance.'],
  instead: [
    { when: 'All referrals, with filters', use: 'Referrals/Screen' },
    { when: 'Acquired referrals', use: 'Referrals/Acquired referrals' },
  ],
  pairs: [
    {
      do: <Text>12 min ago</Text>,
      because: 'Age is what matters in a list of recent things.',
      avoid: <Text>2026-11-20T16:12:00Z</Text>,
      problem: 'Readers have to work out the age themselves.',
    },
  ],
  anatomy: [
    { part: 'Header row', what: 'What the list shows, and its tools.' },
    {
      part: 'Status',
      what: '“Available to Claim” links to the referral, with the `linkOf` of `recentColumns`.',
    },
    { part: 'Rows', what: 'A single response from the service, without paging or sorting.' },
  ],
  states: listStates,
  keyboard: listKeys,
  accessibility: listAccessibility,
  content: ['Write ages as people say them: “12 min ago”, “Today”.'],
  related: ['Referrals/Screen', 'Referrals/Acquired referrals'],
};
