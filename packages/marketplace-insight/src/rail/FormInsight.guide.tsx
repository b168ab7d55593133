import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/marketplace-insight/src/rail/FormInsight.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'While a marketplace is edited, to see how many recent referrals the settings in the form would match.',
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
      do: <Text>38 of 200 match, 5 more than the saved settings</Text>,
      because: 'A number, its total and the difference.',
      avoid: <Text>Match rate: 19%</Text>,
      problem: 'A percentage of what? And is it more than before?',
    },
  ],
  anatomy: [
    { part: 'Figure', what: 'How many referrals match, and the difference to the saved settings.' },
    {
      part: 'Tabs',
      what: 'What each rule keeps out alone, matches and near misses. A rule leads to its field.',
    },
    {
      part: 'Links',
      what: 'The steps left, the settings in plain English, what moves, and the history open in its place.',
    },
  ],
  states: [
    { state: 'Editing', what: 'Updated with each change, and compared with the saved settings.' },
    { state: 'Below 1200 px', what: 'One line in the save bar, which opens the same as a sheet.' },
    { state: 'No sample, failed', what: 'Says so. The form works without the insight.' },
    { state: 'Errors in the form', what: 'Keeps the figure of the last valid settings, and says so.' },
    { state: 'New marketplace', what: 'One sentence, until it has a category.' },
  ],
  keyboard: [
    {
      keys: 'Digits in a field',
      does: 'Only the field renders again. The figure updates later.',
      proof: { test, title: 'MKF-14 typing still renders the field typed into and no other' },
    },
  ],
  accessibility: ['A rule or a sentence moves focus to its field; a sheet closes first.'],
  content: ['Sentences are in the present tense: “Takes auto and home in 12 states.”'],
  related: [
    'Marketplace form/Form',
    'Marketplace form/Insight/Simulation',
    'Marketplace form/Insight/Explain',
  ],
};
