import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/marketplace-form/src/insight/OrderInsight.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'To see which referrals each marketplace gets. The order of marketplaces decides who gets a referral first.',
  ],
  instead: [
    { when: 'You change the settings of one marketplace', use: 'Marketplace form/Insight/Form' },
    { when: 'You only reorder marketplaces', use: 'Marketplace form/List' },
  ],
  pairs: [
    {
      do: <Text>Harbor Point gets 12 more, Meridian Direct 9 fewer.</Text>,
      because: 'Names both who gains and who loses.',
      avoid: <Text>Order changed.</Text>,
      problem: 'It doesn’t say what the change does.',
    },
  ],
  anatomy: [
    { part: 'Figures', what: 'In each row, how many recent referrals the marketplace gets in this order.' },
    {
      part: 'Readiness',
      what: 'Whether the marketplace is ready to receive referrals, with a list of the steps left.',
    },
    { part: 'Message', what: 'After a move, who gets more and who gets fewer, with Undo.' },
  ],
  states: [
    { state: 'Dragging', what: 'The figures show the order that a drop would make.' },
    { state: 'Failed', what: 'No figures. The list works without them.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Home, Escape',
      does: 'While a row is dragged, the figures update with it. Escape restores the saved ones.',
      proof: {
        test,
        title:
          'MKL-12 MKL-13 while a row is dragged the figures are those of the order that a drop would make',
      },
    },
  ],
  accessibility: ['Figures are part of the row’s text and aren’t announced one by one.'],
  content: ['Write differences as words: “12 more”, “9 fewer”.'],
  related: ['Marketplace form/List', 'Marketplace form/Insight/Simulation'],
};
