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
      do: <Text>Harbor Point to Meridian Direct: 6 referrals.</Text>,
      because: 'A number, from where and where to.',
      avoid: <Text>Impact: medium</Text>,
      problem: 'A word for a number that is known.',
    },
  ],
  anatomy: [
    { part: 'Moves', what: 'From which to which, how many, and who pays what.' },
    { part: 'Examples', what: 'Some referrals of each move, and why they move.' },
  ],
  states: [
    { state: 'Replaying', what: 'How far it is, with Cancel.' },
    { state: 'Turned off', what: 'Says that the marketplace gets nothing with either version.' },
    { state: 'Failed', what: 'Says so; saving works without it.' },
  ],
  keyboard: [],
  accessibility: ['How far it is is a progress bar with words.'],
  content: ['It is an estimate: say from which sample, and what is left out.'],
  related: ['Marketplace form/Insight/Form', 'Marketplace form/Saving'],
};
