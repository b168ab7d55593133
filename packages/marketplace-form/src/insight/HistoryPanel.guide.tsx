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
    { part: 'Versions', what: 'Who made each, and when.' },
    { part: 'Comparison', what: 'Any two, in the sentences of the contract.' },
    { part: 'Restore', what: 'Fills the form with that version; it is saved like any other change.' },
  ],
  states: [{ state: 'No versions', what: 'Says that the marketplace has not been changed yet.' }],
  keyboard: [],
  accessibility: ['A version that is restored is announced as being in the form, not as saved.'],
  content: ['The key of the API is never part of it.'],
  related: ['Marketplace form/Insight/Form', 'Marketplace form/Saving'],
};
