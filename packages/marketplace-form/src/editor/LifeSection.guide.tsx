import { Switch } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: [
    'To set which life and annuity referrals the marketplace accepts: medical exam, tobacco, lines, death benefit.',
  ],
  instead: [
    { when: 'You set lines for homes and cars', use: 'Marketplace form/Personal section' },
    { when: 'You set commercial lines', use: 'Marketplace form/Commercial section' },
  ],
  pairs: [
    {
      do: <Switch defaultSelected label="Accept tobacco use in the past year" />,
      because: 'The label includes the period, because the answer depends on it.',
      avoid: <Switch defaultSelected label="Smokers" />,
      problem: 'Labels people instead of asking about use, and leaves out the period.',
    },
  ],
  anatomy: [
    { part: 'Switch', what: 'Turns life and annuity referrals on or off.' },
    { part: 'Answers', what: 'A switch for each answer about medical exams and tobacco.' },
    { part: 'Lines', what: 'A row with the lines. It opens to checkboxes, All and None.' },
    { part: 'Death benefit', what: 'A minimum and a maximum. Blank means no limit.' },
  ],
  states: [...sectionStates, { state: 'Off', what: 'Only the heading and the switch show.' }],
  keyboard: sectionKeys,
  accessibility: sectionAccessibility,
  content: ['Say “consent” and “refusal”, not “yes” and “no”.'],
  related: ['Marketplace form/Personal section', 'Marketplace form/Commercial section'],
};
