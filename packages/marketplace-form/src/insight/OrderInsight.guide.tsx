import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/marketplace-form/src/insight/OrderInsight.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['The order of marketplaces decides who gets a referral first: see which one gets what.'],
  instead: [
    { when: 'Settings of one marketplace', use: 'Marketplace form/Insight/Form' },
    { when: 'Only to reorder', use: 'Marketplace form/List' },
  ],
  pairs: [
    {
      do: <Text>Harbor Point gets 12 more, Meridian Direct 9 fewer.</Text>,
      because: 'Who gets more is who pays for it: both are named.',
      avoid: <Text>Order changed.</Text>,
      problem: 'What for?',
    },
  ],
  anatomy: [
    { part: 'Figures', what: 'In each row: how many of the last referrals it gets in this order.' },
    { part: 'Readiness', what: 'Whether it can receive, with a list of what is missing.' },
    { part: 'Message', what: 'After a move: who gets more and who gets less, with Undo.' },
  ],
  states: [
    { state: 'Held row', what: 'The figures are those of the order that a drop would make.' },
    { state: 'Failed', what: 'No figures; the list works without them.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Home, Escape',
      does: 'While a row is held the figures follow it; Escape gives back the saved ones.',
      proof: {
        test,
        title:
          'MKL-12 MKL-13 while a row is dragged the figures are those of the order that a drop would make',
      },
    },
  ],
  accessibility: ['Figures are part of the row’s text and are not announced one by one.'],
  content: ['Differences as words: “12 more”, “9 fewer”.'],
  related: ['Marketplace form/List', 'Marketplace form/Insight/Simulation'],
};
