import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { listAccessibility, listKeys, listStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent sees what was delivered lately, at a glance.'],
  instead: [
    { when: 'All of them, with filters', use: 'Referrals/Screen' },
    { when: 'Acquired ones', use: 'Referrals/Acquired referrals' },
  ],
  pairs: [
    {
      do: <Text>12 minutes ago</Text>,
      because: 'Age is what matters in a list of recent things.',
      avoid: <Text>2026-11-20T16:12:00Z</Text>,
      problem: 'A time to calculate with.',
    },
  ],
  anatomy: [
    { part: 'Strip', what: 'How fresh the list is, and its pause.' },
    { part: 'Rows', what: 'One answer of the service, without pages and without a sort.' },
  ],
  states: listStates,
  keyboard: listKeys,
  accessibility: listAccessibility,
  content: ['Ages in words.'],
  related: ['Referrals/Screen', 'Referrals/Acquired referrals'],
};
