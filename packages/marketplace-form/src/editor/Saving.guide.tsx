import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['For everything around a save: errors, the review, waiting and the outcome.'],
  instead: [
    { when: 'The user leaves without saving', use: 'Marketplace form/Unsaved changes' },
    { when: 'You make one change to several marketplaces', use: 'Marketplace form/Insight/Bulk edit' },
  ],
  pairs: [
    {
      do: <Text>Referral price: $20 to $40, before $20 to $30</Text>,
      because: 'A change shows the field’s label with its new and old value.',
      avoid: <Text>referralPriceMax: 40</Text>,
      problem: 'Shows the field’s name in code, and not the old value.',
    },
  ],
  anatomy: [
    { part: 'Reason', what: 'Before Save while it’s disabled: the errors, or that nothing has changed.' },
    { part: 'Error summary', what: 'A list of links to the fields with errors.' },
    { part: 'Review', what: 'Opens from the number of changes. Describes what a save would change.' },
    { part: 'Merge', what: 'Lists what another administrator saved and what you changed.' },
  ],
  states: [
    { state: 'Saving', what: 'Fields are disabled. Save is pending and keeps focus.' },
    { state: 'Saved', what: 'A toast confirms the save. The user stays in the form.' },
    { state: 'Failed', what: 'The fields keep their values, and Save is enabled again.' },
    {
      state: 'Saved elsewhere first',
      what: 'For each field that both changed, the user chooses which value to keep.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter on Save',
      does: 'Saves. Focus stays in the form, even after a failure.',
      proof: {
        test: 'packages/marketplace-form/src/editor/MarketplaceForm.test.tsx',
        title: 'MKF-38 stays in the form after a save by keyboard, and after one that failed',
      },
    },
  ],
  accessibility: [
    'Pressing the number of errors shows the error summary and focuses the first field in it.',
    'The outcome is announced once.',
  ],
  content: ['A reason is one short phrase: “No changes to save”.'],
  related: ['Marketplace form/Form', 'Marketplace form/Unsaved changes', 'UI/Toast'],
};
