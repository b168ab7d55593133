import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['Between Save and saved: the errors, the review, the waiting and every answer of the service.'],
  instead: [
    { when: 'The reader leaves without saving', use: 'Marketplace form/Unsaved changes' },
    { when: 'One change for several marketplaces', use: 'Marketplace form/Insight/Bulk edit' },
  ],
  pairs: [
    {
      do: <Text>Referral price: $20 to $40, before $20 to $30</Text>,
      because: 'A change is a sentence: the name of the field, new and old.',
      avoid: <Text>referralPriceMax: 40</Text>,
      problem: 'The name of the field in code, and nothing about before.',
    },
  ],
  anatomy: [
    { part: 'Reason', what: 'Next to Save while it is off: what is missing or that nothing has changed.' },
    { part: 'Error summary', what: 'A list of links to the fields that are wrong.' },
    { part: 'Review', what: 'What the save would change, before it is saved.' },
    { part: 'Merge', what: 'What another administrator has saved, side by side with ours.' },
  ],
  states: [
    { state: 'Saving', what: 'Fields are off; Save is pending and keeps the focus.' },
    { state: 'Saved', what: 'A toast; the reader stays in the form.' },
    { state: 'Failed', what: 'The fields keep what was typed, and Save works again.' },
    { state: 'Saved elsewhere first', what: 'Each field that both changed asks which value stays.' },
  ],
  keyboard: [
    {
      keys: 'Enter on Save',
      does: 'Saves and stays in the form, also after a failure.',
      proof: {
        test: 'packages/marketplace-form/src/editor/MarketplaceForm.test.tsx',
        title: 'MKF-38 stays in the form after a save by keyboard, and after one that failed',
      },
    },
  ],
  accessibility: [
    'Asking why Save is off moves the focus to the summary; each link leads to its field.',
    'The outcome is announced once.',
  ],
  content: ['A reason is one short sentence: “Nothing has changed.”'],
  related: ['Marketplace form/Form', 'Marketplace form/Unsaved changes', 'UI/Toast'],
};
