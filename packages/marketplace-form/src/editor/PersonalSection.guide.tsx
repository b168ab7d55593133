import { Switch, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['Which personal referrals the marketplace takes: lines and premium.'],
  instead: [
    { when: 'Businesses', use: 'Marketplace form/Commercial section' },
    { when: 'Life and annuities', use: 'Marketplace form/Life and annuities section' },
  ],
  pairs: [
    {
      do: <Text tone="muted">Off: lines and premium.</Text>,
      because: 'Folded, the section says in a line what it would hold.',
      avoid: <Switch isDisabled label="Auto" />,
      problem: 'Fields that can’t be used hide those that can.',
    },
  ],
  anatomy: [
    { part: 'Switch', what: 'Takes personal referrals or none.' },
    { part: 'Lines', what: 'Ticks with all and none.' },
    { part: 'Premium', what: 'Two bounds; blank means no limit.' },
  ],
  states: [...sectionStates, { state: 'Folded', what: 'Off: one line says what would be here.' }],
  keyboard: sectionKeys,
  accessibility: sectionAccessibility,
  content: ['Lines are written as agents know them: Auto, Home, Renters.'],
  related: ['Marketplace form/Commercial section', 'Marketplace form/Life and annuities section'],
};
