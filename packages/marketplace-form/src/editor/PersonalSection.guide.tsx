import { Switch } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['To set which personal referrals the marketplace accepts: lines and premium.'],
  instead: [
    { when: 'You set commercial lines', use: 'Marketplace form/Commercial section' },
    { when: 'You set life and annuity lines', use: 'Marketplace form/Life and annuities section' },
  ],
  pairs: [
    {
      do: <Switch label="Accept personal" />,
      because: 'While it’s off, nothing but the switch shows.',
      avoid: <Switch isDisabled label="Auto" />,
      problem: 'Disabled fields distract from those that can be used.',
    },
  ],
  anatomy: [
    { part: 'Switch', what: 'Turns personal referrals on or off.' },
    { part: 'Lines', what: 'A row with the lines. It opens to checkboxes with a search, All and None.' },
    { part: 'Premium', what: 'A minimum and a maximum. Blank means no limit.' },
  ],
  states: [...sectionStates, { state: 'Off', what: 'Only the heading and the switch show.' }],
  keyboard: sectionKeys,
  accessibility: sectionAccessibility,
  content: ['Name lines as agents know them: Auto, Home, Renters.'],
  related: ['Marketplace form/Commercial section', 'Marketplace form/Life and annuities section'],
};
