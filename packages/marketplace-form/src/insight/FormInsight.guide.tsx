import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/marketplace-form/src/insight/FormInsight.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'While a marketplace is edited: how many of the last referrals it would have taken, and what it promises.',
  ],
  instead: [
    { when: 'Before a save, which marketplaces lose or gain', use: 'Marketplace form/Insight/Simulation' },
    { when: 'Why one referral', use: 'Marketplace form/Insight/Explain' },
    { when: 'What was changed before', use: 'Marketplace form/Insight/History' },
  ],
  pairs: [
    {
      do: <Text>38 of the last 200 referrals, 5 more than saved.</Text>,
      because: 'A number, what it is a part of, and the difference.',
      avoid: <Text>Match rate: 19 %</Text>,
      problem: 'Of what, and is that more than before?',
    },
  ],
  anatomy: [
    { part: 'Figure', what: 'How many it would have taken, live.' },
    { part: 'Contract', what: 'The whole marketplace in plain sentences; each leads to its fields.' },
    { part: 'Details', what: 'What each rule keeps out, with examples and near misses.' },
    { part: 'Readiness', what: 'What is missing before it can receive.' },
  ],
  states: [
    { state: 'Editing', what: 'Measured against what was saved.' },
    { state: 'No sample, failed', what: 'Says so; the form works without it.' },
    { state: 'Errors in the form', what: 'Says how many to fix before the figure follows.' },
  ],
  keyboard: [
    {
      keys: 'Digits in a field',
      does: 'Only the field renders again: the figure comes after.',
      proof: { test, title: 'MKF-14 typing still renders the field typed into and no other' },
    },
  ],
  accessibility: ['Next to the fields where there is room, above them with the sentences folded where not.'],
  content: ['Sentences of the contract are in the present tense: “Takes auto and home in 12 states.”'],
  related: [
    'Marketplace form/Form',
    'Marketplace form/Insight/Simulation',
    'Marketplace form/Insight/Explain',
  ],
};
