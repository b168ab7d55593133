import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['Before a save, to see which referrals the unsaved changes would move between marketplaces.'],
  instead: [
    { when: 'You want to know how many referrals match', use: 'Marketplace form/Insight/Form' },
    { when: 'You change the order of marketplaces', use: 'Marketplace form/Insight/List' },
  ],
  pairs: [
    {
      do: <Text>Harbor Point to Meridian Direct: 6 referrals.</Text>,
      because: 'How many referrals move, from where and to where.',
      avoid: <Text>Impact: medium</Text>,
      problem: 'A vague word although the number is known.',
    },
  ],
  anatomy: [
    { part: 'Link', what: '“What moves” in the preview, while there are valid unsaved changes.' },
    { part: 'Moves', what: 'From which marketplace to which, how many referrals, and who pays what.' },
    { part: 'Examples', what: 'Some referrals of each move, and the reason.' },
  ],
  states: [
    { state: 'Replaying', what: 'Progress, with Cancel.' },
    { state: 'Turned off', what: 'Says that the marketplace gets no referrals with either version.' },
    { state: 'Failed', what: 'Says so. Saving works without the simulation.' },
  ],
  keyboard: [],
  accessibility: ['Progress is a progress bar with a text value.'],
  content: ['It’s an estimate: name the sample, and what isn’t included.'],
  related: ['Marketplace form/Insight/Form', 'Marketplace form/Saving'],
};
