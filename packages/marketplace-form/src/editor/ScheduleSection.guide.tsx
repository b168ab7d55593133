import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['To set how many referrals the marketplace gets, and on which days and at which times.'],
  instead: [
    { when: 'You set the times of one recipient only', use: 'Marketplace form/Email section' },
    { when: 'The marketplace should get no referrals: turn it off', use: 'Marketplace form/List' },
  ],
  pairs: [
    {
      do: <Text>Monday to Friday, 9:00 AM to 5:00 PM Central, at most 10 a day.</Text>,
      because: 'One sentence says what all the fields mean together.',
      avoid: <Text>Mo, Tu, We, Th, Fr · 09:00:00 · 17:00:00 · America/Chicago · 10</Text>,
      problem: 'The reader has to piece the schedule together.',
    },
  ],
  anatomy: [
    { part: 'Sentence', what: 'The whole schedule in words. Hidden while the section has errors.' },
    { part: 'Limits', what: 'Referrals per hour, day, week and month. Blank means no limit.' },
    { part: 'Days and times', what: 'Delivery days, start and end time, and the time zone.' },
    { part: 'Week', what: 'A chart of the delivery hours.' },
  ],
  states: [
    ...sectionStates,
    {
      state: '24 hours',
      what: 'The times show the whole day and are disabled. Turning 24 hours off brings back the earlier times.',
    },
  ],
  keyboard: sectionKeys,
  accessibility: [
    ...sectionAccessibility,
    'The chart repeats the sentence and is hidden from screen readers.',
  ],
  content: ['Write times as people say them: “9:00 AM”. 23:59:59 is “End of day”.'],
  related: ['Marketplace form/Email section', 'UI/Time field'],
};
