import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An administrator is asked why a marketplace did or didn’t get a referral.'],
  instead: [
    { when: 'You want to know how settings perform overall', use: 'Marketplace form/Insight/Form' },
    {
      when: 'You want to know which referrals a change would move',
      use: 'Marketplace form/Insight/Simulation',
    },
  ],
  pairs: [
    {
      do: <Text>Texas is not among its 12 states.</Text>,
      because: 'The rule and the fact in one sentence.',
      avoid: <Text>states: false</Text>,
      problem: 'Correct, but no help for the agent on the phone.',
    },
  ],
  anatomy: [
    { part: 'Choice', what: 'Selects a marketplace, listed by priority. Collapsed at first.' },
    { part: 'Verdict', what: 'Matches, doesn’t match, or may match.' },
    { part: 'Rules', what: 'One by one, failed rules first.' },
    { part: 'Time', what: 'When the referral would be delivered according to the schedule.' },
  ],
  states: [{ state: 'May match', what: 'A fact is missing. The rules say which.' }],
  keyboard: [],
  accessibility: ['The verdict and each rule use words, never color alone.'],
  content: ['It’s an estimate from the current settings, and says so.'],
  related: ['Referrals/Details panel', 'Marketplace form/Insight/Form'],
};
