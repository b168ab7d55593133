import { Switch } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['To set which data every referral must include: names, addresses, consents.'],
  instead: [
    { when: 'You set what a referral is about', use: 'Marketplace form/Commercial section' },
    { when: 'You set where referrals come from', use: 'Marketplace form/Setup section' },
  ],
  pairs: [
    {
      do: <Switch label="Requires email address" />,
      because: 'On always means that more is required and fewer referrals match.',
      avoid: <Switch label="Allow referrals without email address" />,
      problem: 'On means more referrals here and fewer elsewhere, so readers have to reverse the meaning.',
    },
  ],
  anatomy: [
    { part: 'Note', what: 'Says that only referrals with the selected data are sent.' },
    { part: 'Switches', what: 'One for each requirement, in three columns or, on phones, two.' },
  ],
  states: sectionStates,
  keyboard: sectionKeys,
  accessibility: sectionAccessibility,
  content: ['On means the same for every switch: the data is required.'],
  related: ['Marketplace form/Setup section', 'Marketplace form/Insight/Form'],
};
