import { Button, Inline } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['When an administrator leaves the page with unsaved changes.'],
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
      because: 'The safe answer is the primary button, and Escape does the same.',
      avoid: (
        <Inline>
          <Button>Cancel</Button>
          <Button tone="critical">OK</Button>
        </Inline>
      ),
      problem: 'Cancel what: leaving or the changes?',
    },
  ],
  anatomy: [
    { part: 'Title', what: '“Unsaved Changes”.' },
    { part: 'Text', what: 'The number of changes that would be lost.' },
    { part: 'Answers', what: '“Discard Changes” and “Continue Editing”.' },
  ],
  states: [{ state: 'One change, several', what: 'The sentence includes the number.' }],
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
    'An alert dialog: screen readers read its text with its title.',
    'When the dialog closes, focus returns to where it was or moves to the new page.',
  ],
  content: ['Say what is lost and how much, not the rule.'],
  related: ['Marketplace form/Form', 'Marketplace form/Saving', 'UI/Alert dialog'],
};
