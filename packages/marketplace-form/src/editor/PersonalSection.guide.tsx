import { Switch, Text } from '@advantage/ui';
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
      do: <Text tone="muted">Off: lines and premium.</Text>,
      because: 'While it’s off, the section lists its settings in one line.',
      avoid: <Switch isDisabled label="Auto" />,
      problem: 'Disabled fields distract from those that can be used.',
    },
  ],
  anatomy: [
    { part: 'Switch', what: 'Turns personal referrals on or off.' },
    { part: 'Lines', what: 'Checkboxes with a filter and buttons to select all or none.' },
    { part: 'Premium', what: 'A minimum and a maximum. Blank means no limit.' },
  ],
  states: [...sectionStates, { state: 'Off', what: 'One line lists the settings the section would show.' }],
  keyboard: sectionKeys,
  accessibility: sectionAccessibility,
  content: ['Name lines as agents know them: Auto, Home, Renters.'],
  related: ['Marketplace form/Commercial section', 'Marketplace form/Life and annuities section'],
};
