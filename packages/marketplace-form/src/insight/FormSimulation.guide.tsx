import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['In the review before a save: which referrals would move between which marketplaces.'],
  instead: [
    { when: 'While editing', use: 'Marketplace form/Insight/Form' },
    { when: 'Of a new order', use: 'Marketplace form/Insight/List' },
  ],
  pairs: [
    {
      do: <Text>6 referrals go to Meridian Direct instead, for example General Liability in Tulsa.</Text>,
      because: 'A number, where to, and one that can be checked.',
      avoid: <Text>Impact: medium</Text>,
      problem: 'A word for a number that is known.',
    },
  ],
  anatomy: [
    { part: 'Moves', what: 'From which to which, most first.' },
    { part: 'Examples', what: 'Some referrals of each move, and why they move.' },
  ],
  states: [
    { state: 'Nothing moves', what: 'Says so.' },
    { state: 'No sample', what: 'Says so; saving works without it.' },
  ],
  keyboard: [],
  accessibility: ['A list with headings: each move can be jumped to.'],
  content: ['“Would” for what is simulated, never “will”.'],
  related: ['Marketplace form/Insight/Form', 'Marketplace form/Saving'],
};
