import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/marketplace-form/src/insight/FormInsight.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'While a marketplace is edited, to see its settings in plain English and how many referrals they match.',
  ],
  instead: [
    {
      when: 'You want to know which marketplaces gain or lose before you save',
      use: 'Marketplace form/Insight/Simulation',
    },
    { when: 'You want to know why one referral matches or not', use: 'Marketplace form/Insight/Explain' },
    { when: 'You want to see earlier changes', use: 'Marketplace form/Insight/History' },
  ],
  pairs: [
    {
      do: <Text>38 of the last 200 referrals, 5 more than saved.</Text>,
      because: 'A number, its total and the difference.',
      avoid: <Text>Match rate: 19 %</Text>,
      problem: 'A percentage of what? And is it more than before?',
    },
  ],
  anatomy: [
    { part: 'Figure', what: 'How many referrals would have matched, updated while editing.' },
    { part: 'In plain English', what: 'The whole marketplace in plain sentences. Each links to its fields.' },
    { part: 'Details', what: 'What each rule filters out, with examples and near misses.' },
    { part: 'Readiness', what: 'The steps left before the marketplace can receive referrals.' },
  ],
  states: [
    { state: 'Editing', what: 'Compared with the saved settings.' },
    { state: 'No sample, failed', what: 'Says so. The form works without the insight.' },
    { state: 'Errors in the form', what: 'Says how many errors to fix before the figure updates.' },
  ],
  keyboard: [
    {
      keys: 'Digits in a field',
      does: 'Only the field renders again. The figure updates later.',
      proof: { test, title: 'MKF-14 typing still renders the field typed into and no other' },
    },
  ],
  accessibility: ['Next to the fields if there’s room, otherwise above them with the sentences collapsed.'],
  content: ['Sentences are in the present tense: “Takes auto and home in 12 states.”'],
  related: [
    'Marketplace form/Form',
    'Marketplace form/Insight/Simulation',
    'Marketplace form/Insight/Explain',
  ],
};
