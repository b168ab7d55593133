import { NumberField } from '@advantage/ui';
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
      do: <NumberField label="Referrals per day" placeholder="No limit" />,
      because: 'The empty field says what blank means.',
      avoid: <NumberField label="Referrals per day" defaultValue="99999" />,
      problem: 'It’s still a limit, and sooner or later it’s reached.',
    },
  ],
  anatomy: [
    { part: 'Limits', what: 'Referrals per hour, day, week and month. Blank means no limit.' },
    { part: 'Days and times', what: 'Delivery days, start and end time, and the time zone.' },
  ],
  states: [
    ...sectionStates,
    {
      state: '24 hours',
      what: 'The times show the whole day and are disabled. Turning 24 hours off brings back the earlier times.',
    },
  ],
  keyboard: sectionKeys,
  accessibility: [...sectionAccessibility, 'A day shows three letters; screen readers say its name.'],
  content: ['Write times as people say them: “9:00 AM”. 23:59:59 is “End of day”.'],
  related: ['Marketplace form/Email section', 'UI/Time field'],
};
