import { Button, Inline } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An administrator goes to another page while changes are not saved.'],
  instead: [
    { when: 'The tab or window is closed', use: 'Marketplace form/Saving' },
    { when: 'A flag or marketplace is deleted', use: 'UI/Alert dialog' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Button>Discard Changes</Button>
          <Button tone="accent">Continue Editing</Button>
        </Inline>
      ),
      because: 'The safe answer is the main one, and Escape means it.',
      avoid: (
        <Inline>
          <Button>Cancel</Button>
          <Button tone="critical">OK</Button>
        </Inline>
      ),
      problem: 'Cancel what: the leaving or the changes?',
    },
  ],
  anatomy: [
    { part: 'Title', what: 'Unsaved changes.' },
    { part: 'Text', what: 'How many changes would be lost.' },
    { part: 'Answers', what: 'Discard, or stay.' },
  ],
  states: [{ state: 'One change, several', what: 'The number is in the sentence.' }],
  keyboard: [
    {
      keys: 'Escape',
      does: 'Continues editing; nothing is lost.',
      proof: {
        test: 'packages/marketplace-form/src/form/guard.test.tsx',
        title: 'MKF-10 Escape means Continue Editing',
      },
    },
  ],
  accessibility: [
    'It is an alert dialog: its sentence is read with its title.',
    'Afterwards the focus is where it was, or on the new page.',
  ],
  content: ['Name the loss and its number, not the rule.'],
  related: ['Marketplace form/Form', 'Marketplace form/Saving', 'UI/Alert dialog'],
};
