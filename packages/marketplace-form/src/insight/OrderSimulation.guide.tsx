import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'new',
  when: ['Before a marketplace moves to another position: which referrals would go elsewhere, and where.'],
  instead: [
    { when: 'Who gains and who loses while a row is dragged', use: 'Marketplace form/Insight/List' },
    { when: 'A change of one marketplace’s settings', use: 'Marketplace form/Insight/Simulation' },
  ],
  pairs: [
    {
      do: <Text>24 of 312 referrals move.</Text>,
      because: 'The number has its sample next to it.',
      avoid: <Text>24 referrals move.</Text>,
      problem: 'A number without its sample can’t be judged.',
    },
  ],
  anatomy: [
    { part: 'Summary', what: 'How many referrals of the sample move.' },
    { part: 'Moves', what: 'From which marketplace to which.' },
  ],
  states: [
    { state: 'Loading', what: 'A spinner that names what it waits for.' },
    { state: 'Nothing moves', what: 'Says so: the order may change without an effect.' },
  ],
  keyboard: [],
  accessibility: ['The report follows the field for the position in the dialog, in reading order.'],
  content: ['It is an estimate from recent referrals: say from which.'],
  related: ['Marketplace form/List', 'Marketplace form/Insight/List'],
};
