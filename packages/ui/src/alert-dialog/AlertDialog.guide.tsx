import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/Inline.tsx';

const test = 'packages/ui/src/alert-dialog/AlertDialog.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Something is about to be lost or can’t be undone, and the reader may not know it.'],
  instead: [
    { when: 'It can be undone', use: 'UI/Toast' },
    { when: 'It is a task, not a warning', use: 'UI/Dialog' },
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
      because: 'Each button says what it does, and the safe one has the focus first.',
      avoid: (
        <Inline>
          <Button>Cancel</Button>
          <Button tone="critical">OK</Button>
        </Inline>
      ),
      problem: 'Does Cancel cancel the changes, or the question?',
    },
  ],
  anatomy: [
    { part: 'Title', what: 'What would be lost.' },
    { part: 'Text', what: 'What happens, in a sentence or two; read with the title.' },
    { part: 'Safe button', what: 'First, and the first focus. Escape does the same.' },
    { part: 'Action', what: 'Last; red where something is lost.' },
  ],
  states: [{ state: 'Pending', what: 'The answer is being carried out: neither button can be pressed.' }],
  keyboard: [
    { keys: 'Escape', does: 'Takes the safe way.', proof: { test, title: 'takes Escape for the safe way' } },
    {
      keys: 'Enter when it opens',
      does: 'Takes the safe way, which has the focus.',
      proof: { test, title: 'is an alert dialog whose first focus is on the safe way' },
    },
  ],
  accessibility: [
    'A press outside does nothing, so that no answer is given by chance.',
    'Role alertdialog: title and text are said at once.',
  ],
  content: [
    'Name the thing: Discard changes to Harbor Point?',
    'Buttons: verbs that can be read without the text.',
  ],
  related: ['UI/Dialog', 'UI/Toast', 'UI/Banner'],
};
