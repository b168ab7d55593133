import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An administrator wants to know who changed what, or to have an older version back.'],
  instead: [
    { when: 'What would change now', use: 'Marketplace form/Saving' },
    { when: 'Who changed a flag', use: 'Feature flags/Manager' },
  ],
  pairs: [
    {
      do: <Text>Dana Whitfield, yesterday 4:10 PM: Takes 12 states, before 9.</Text>,
      because: 'Who, when, and the sentence that changed.',
      avoid: <Text>Version 14 (3 fields)</Text>,
      problem: 'Which ones?',
    },
  ],
  anatomy: [
    { part: 'Versions', what: 'Newest first, with who and when.' },
    { part: 'Comparison', what: 'Any two, in the sentences of the contract.' },
    { part: 'Restore', what: 'Fills the form with that version; it is saved like any other change.' },
  ],
  states: [{ state: 'One version', what: 'Nothing to compare; says so.' }],
  keyboard: [],
  accessibility: ['Times are readable text with an exact date.'],
  content: ['Names of people as in their profile.'],
  related: ['Marketplace form/Insight/Form', 'Marketplace form/Saving'],
};
