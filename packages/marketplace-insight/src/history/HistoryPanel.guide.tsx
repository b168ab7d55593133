import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An administrator wants to know who changed what, or to restore an earlier version.'],
  instead: [
    { when: 'You want to review unsaved changes', use: 'Marketplace form/Saving' },
    { when: 'You want to know who changed a flag', use: 'Feature flags/Manager' },
  ],
  pairs: [
    {
      do: <Text>Dana Whitfield, yesterday 4:10 PM: Takes 12 states, before 9.</Text>,
      because: 'Who, when, and the sentence that changed.',
      avoid: <Text>Version 14 (3 fields)</Text>,
      problem: 'Which fields?',
    },
  ],
  anatomy: [
    { part: 'Versions', what: 'In the preview next to the form: what each changed, who made it, and when.' },
    { part: 'Comparison', what: 'A version opens in place, compared with the one before or any other.' },
    { part: 'Restore', what: 'Fills the form with that version. Save it like any other change.' },
  ],
  states: [{ state: 'No changes yet', what: 'Nothing leads to the history.' }],
  keyboard: [],
  accessibility: ['A toast says that a restored version is in the form and not saved.'],
  content: ['The history never includes the API key.'],
  related: ['Marketplace form/Insight/Form', 'Marketplace form/Saving'],
};
