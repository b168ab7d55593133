import { Switch } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['What a referral has to bring along, whatever it is about: names, addresses, consents.'],
  instead: [
    { when: 'What it is about', use: 'Marketplace form/Commercial section' },
    { when: 'Where it comes from', use: 'Marketplace form/Setup section' },
  ],
  pairs: [
    {
      do: <Switch label="Requires email address" />,
      because: 'On means more is required, so fewer referrals match.',
      avoid: <Switch label="Allow referrals without email address" />,
      problem: 'On takes more here and fewer there: readers turn the sentence around in their heads.',
    },
  ],
  anatomy: [
    { part: 'Note', what: 'That a referral without one of these is not sent here.' },
    { part: 'Switches', what: 'One for each thing, in three columns; one on a phone.' },
  ],
  states: sectionStates,
  keyboard: sectionKeys,
  accessibility: sectionAccessibility,
  content: ['All switches ask in the same direction.'],
  related: ['Marketplace form/Setup section', 'Marketplace form/Insight/Form'],
};
