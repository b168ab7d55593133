import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An administrator is asked why a marketplace got a referral or didn’t.'],
  instead: [
    { when: 'How settings would work in general', use: 'Marketplace form/Insight/Form' },
    { when: 'What a change would move', use: 'Marketplace form/Insight/Simulation' },
  ],
  pairs: [
    {
      do: <Text>Texas is not among its 12 states.</Text>,
      because: 'The rule and the fact in one sentence.',
      avoid: <Text>states: false</Text>,
      problem: 'Right, and no answer for the agent on the phone.',
    },
  ],
  anatomy: [
    { part: 'Choice', what: 'Which marketplace, in their order; folded until it is opened.' },
    { part: 'Verdict', what: 'Matches, does not match, or may match.' },
    { part: 'Rules', what: 'One by one, what speaks against it first.' },
    { part: 'Time', what: 'When it would be delivered, following the schedule.' },
  ],
  states: [{ state: 'May match', what: 'A fact is missing; says which.' }],
  keyboard: [],
  accessibility: ['The verdict and each rule are said in words, never by a color alone.'],
  content: ['It is an estimate from the settings of now, and says so.'],
  related: ['Referrals/Details panel', 'Marketplace form/Insight/Form'],
};
