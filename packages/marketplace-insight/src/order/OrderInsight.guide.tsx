import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/marketplace-insight/src/order/OrderInsight.test.tsx';

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
    { part: 'Fact', what: 'How many recent referrals reach no marketplace. Opens exactly those.' },
    { part: 'Method', what: 'How it is counted: the sample, what counts as a match, and what is left out.' },
    { part: 'Figures', what: 'In each row, what the marketplace matches, gets and loses in this order.' },
    { part: 'Bar', what: 'All matches, on one scale for all rows. Opens the dollars and who gets the rest.' },
    { part: 'Message', what: 'After a move, who gets more and who gets fewer, with Undo.' },
  ],
  states: [
    {
      state: 'Dragging',
      what: 'The figures show the order that a drop would make, and a line says what moves.',
    },
    { state: 'Failed', what: 'Says so, with Retry. The list works without figures.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Home, Escape',
      does: 'While a row is dragged, the figures update with it. Escape restores the saved ones.',
      proof: {
        test,
        title:
          'MKL-12 MKL-13 while a row is dragged positions and figures are those of the order after a drop',
      },
    },
  ],
  accessibility: ['Figures are part of the row’s text and aren’t announced one by one.'],
  content: ['Write differences as words: “12 more”, “9 fewer”.'],
  related: ['Marketplace form/List', 'Marketplace form/Insight/Simulation'],
};
