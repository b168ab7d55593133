import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['How many referrals the marketplace gets, and on which days and at which times.'],
  instead: [
    { when: 'Times of one recipient only', use: 'Marketplace form/Email section' },
    { when: 'Not at all: turn it off', use: 'Marketplace form/List' },
  ],
  pairs: [
    {
      do: <Text>Monday to Friday, 9:00 AM to 5:00 PM Central, at most 10 a day.</Text>,
      because: 'One sentence says what all the fields together mean.',
      avoid: <Text>Mo, Tu, We, Th, Fr · 09:00:00 · 17:00:00 · America/Chicago · 10</Text>,
      problem: 'The reader has to put it together.',
    },
  ],
  anatomy: [
    { part: 'Sentence', what: 'The whole schedule in words; gone while something in it is wrong.' },
    { part: 'Limits', what: 'For each hour, day, week and month; blank means no limit.' },
    { part: 'Days and times', what: 'With the time zone; 24 hours shows the whole day.' },
    { part: 'Week', what: 'A strip with the hours that are open.' },
  ],
  states: [
    ...sectionStates,
    {
      state: '24 hours',
      what: 'The times show the whole day and can’t be changed; what was typed comes back with the switch.',
    },
  ],
  keyboard: sectionKeys,
  accessibility: [
    ...sectionAccessibility,
    'The strip repeats the sentence and is hidden from screen readers.',
  ],
  content: ['Times as people say them: 9:00 AM; 23:59:59 is “End of day”.'],
  related: ['Marketplace form/Email section', 'UI/Time field'],
};
