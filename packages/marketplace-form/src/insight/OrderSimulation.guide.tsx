import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'new',
  when: [
    'Before moving a marketplace to another position, to see which referrals would go elsewhere, and where.',
  ],
  instead: [
    {
      when: 'You want to know who gains and who loses while a row is dragged',
      use: 'Marketplace form/Insight/List',
    },
    { when: 'You change the settings of one marketplace', use: 'Marketplace form/Insight/Simulation' },
  ],
  pairs: [
    {
      do: <Text>24 of 312 referrals move.</Text>,
      because: 'The number comes with its sample size.',
      avoid: <Text>24 referrals move.</Text>,
      problem: 'Without the sample size, the number means little.',
    },
  ],
  anatomy: [
    { part: 'Summary', what: 'How many referrals in the sample move.' },
    { part: 'Moves', what: 'From which marketplace to which.' },
  ],
  states: [
    { state: 'Loading', what: 'A spinner that names what’s loading.' },
    { state: 'Nothing moves', what: 'Says so. The new order has no effect.' },
  ],
  keyboard: [],
  accessibility: ['The report follows the field for the position in the dialog, in reading order.'],
  content: ['It’s an estimate from recent referrals: name the sample.'],
  related: ['Marketplace form/List', 'Marketplace form/Insight/List'],
};
