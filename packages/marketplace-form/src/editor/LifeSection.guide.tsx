import { Switch } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: [
    'Which life and annuity referrals the marketplace takes: medical exam, tobacco, lines and death benefit.',
  ],
  instead: [
    { when: 'Homes and cars', use: 'Marketplace form/Personal section' },
    { when: 'Businesses', use: 'Marketplace form/Commercial section' },
  ],
  pairs: [
    {
      do: <Switch defaultSelected label="Accept tobacco use in the past year" />,
      because: 'The period is part of the label: it decides the answer.',
      avoid: <Switch defaultSelected label="Smokers" />,
      problem: 'A word for people, and no period.',
    },
  ],
  anatomy: [
    { part: 'Switch', what: 'Takes life and annuity referrals or none.' },
    { part: 'Answers', what: 'Medical exam and tobacco: each answer has a switch.' },
    { part: 'Lines', what: 'Ticks in three columns.' },
    { part: 'Death benefit', what: 'Two bounds; blank means no limit.' },
  ],
  states: [...sectionStates, { state: 'Folded', what: 'Off: one line says what would be here.' }],
  keyboard: sectionKeys,
  accessibility: sectionAccessibility,
  content: ['Say consent and refusal, not yes and no.'],
  related: ['Marketplace form/Personal section', 'Marketplace form/Commercial section'],
};
