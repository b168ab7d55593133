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
      do: <Text isTabular>$28</Text>,
      because: 'Money carries its unit, and digits have one width.',
      avoid: <Text>28</Text>,
      problem: 'Dollars, percent or referrals?',
    },
  ],
  anatomy: [
    { part: 'Strip', what: 'How fresh the list is, and its pause.' },
    { part: 'Rows', what: 'The referral and its purchase.' },
    { part: 'Pager', what: 'Which rows show, of how many.' },
  ],
  states: listStates,
  keyboard: listKeys,
  accessibility: listAccessibility,
  content: ['Amounts carry their unit.'],
  related: ['Referrals/Screen', 'Referrals/Acquired referrals'],
};
