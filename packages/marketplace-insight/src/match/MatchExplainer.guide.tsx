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
      do: <Text>State not taken</Text>,
      because: 'The first reason in three words. The row opens into the sentence.',
      avoid: <Text>states: false</Text>,
      problem: 'Correct, but no help for the agent on the phone.',
    },
  ],
  anatomy: [
    { part: 'Passed over', what: 'The marketplaces before it in the order, each with its first reason.' },
    { part: 'Gets it', what: 'The first marketplace that takes the referral.' },
    { part: 'Would match', what: 'Those after it that would take the referral too.' },
    { part: 'Others', what: 'Folded: those after it that don’t match.' },
  ],
  states: [
    { state: 'May get it', what: 'A fact is missing. The row says which.' },
    { state: 'No marketplace', what: 'The three that fail the fewest rules come first.' },
  ],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'Opens a row in place.',
      proof: { story: 'marketplace-form-insight-explain--unfolded' },
    },
  ],
  accessibility: ['Every row is a button whose name includes its place and its reason.'],
  content: ['At most five rows before and after the answer. The rest is counted and folded.'],
  related: ['Referrals/Details panel', 'Marketplace form/Insight/Form'],
};
