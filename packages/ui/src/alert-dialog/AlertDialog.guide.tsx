import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Inline.tsx';

const test = 'packages/ui/src/alert-dialog/AlertDialog.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['To confirm an action that loses data or can’t be undone, when the user may not expect that.'],
  instead: [
    { when: 'The action can be undone', use: 'UI/Toast' },
    { when: 'It’s a task, not a warning', use: 'UI/Dialog' },
    { when: 'It only informs', use: 'UI/Banner' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Button>Keep editing</Button>
          <Button tone="critical">Discard changes</Button>
        </Inline>
      ),
      because: 'Each button says what it does, and the safe one has initial focus.',
      avoid: (
        <Inline>
          <Button>Cancel</Button>
          <Button tone="critical">OK</Button>
        </Inline>
      ),
      problem: 'Does Cancel discard the changes, or close the dialog?',
    },
  ],
  anatomy: [
    { part: 'Title', what: 'What would be lost.' },
    { part: 'Text', what: 'What happens, in a sentence or two. Announced with the title.' },
    { part: 'Safe button', what: 'The first button, with initial focus. Escape does the same.' },
    { part: 'Action', what: 'The last button; red if something is lost.' },
  ],
  states: [{ state: 'Pending', what: 'The action is in progress: neither button can be pressed.' }],
  keyboard: [
    {
      keys: 'Escape',
      does: 'Does the same as the safe button.',
      proof: { test, title: 'calls onCancel on Escape' },
    },
    {
      keys: 'Enter when it opens',
      does: 'Presses the safe button, which has initial focus.',
      proof: { test, title: 'is an alert dialog that focuses the safe action first' },
    },
  ],
  accessibility: [
    'Pressing outside does nothing, so it can’t be answered by accident.',
    'The role is alertdialog: title and text are announced when it opens.',
  ],
  content: [
    'Name the item: Discard changes to Harbor Point?',
    'Buttons: verbs that make sense without the text.',
  ],
  related: ['UI/Dialog', 'UI/Toast', 'UI/Banner'],
};
