import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['One change for several marketplaces: turn off, change a limit.'],
  instead: [
    { when: 'One marketplace', use: 'Marketplace form/Form' },
    { when: 'Only the order', use: 'Marketplace form/List' },
  ],
  pairs: [
    {
      do: <Text>3 of 4 saved. Harbor Point: another administrator changed it meanwhile.</Text>,
      because: 'Each marketplace has its outcome.',
      avoid: <Text tone="critical">Some changes could not be saved.</Text>,
      problem: 'Which ones?',
    },
  ],
  anatomy: [
    { part: 'Choice', what: 'The marketplaces, from the list.' },
    { part: 'Change', what: 'One setting and its new value.' },
    { part: 'Preview', what: 'What it does to each, before anything is saved.' },
    { part: 'Result', what: 'What became of each, with Retry for those that failed.' },
  ],
  states: [
    { state: 'Nothing to change', what: 'A marketplace that has the value already is left out and says so.' },
    { state: 'Under way', what: 'How many are done; it can be stopped.' },
  ],
  keyboard: [],
  accessibility: [
    'The outcome is announced once, at the end.',
    'Failed ones are listed first, so that the focus is near them.',
  ],
  content: ['Numbers first: “3 of 4 saved.”'],
  related: ['Marketplace form/List', 'Marketplace form/Insight/Simulation'],
};
