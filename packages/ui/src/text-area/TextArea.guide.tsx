import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { TextArea } from './TextArea.tsx';

const test = 'packages/ui/src/text-area/TextArea.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For text of more than one line: a note, an explanation.'],
  instead: [
    { when: 'It’s a single line', use: 'UI/Text field' },
    { when: 'It’s a list of codes or addresses', use: 'UI/Tag input' },
  ],
  pairs: [
    {
      do: <TextArea label="Description" description="For the people who switch it." />,
      because: 'The description says who will read it.',
      avoid: <TextArea aria-label="Description" placeholder="Please describe the flag here" />,
      problem: 'The text disappears as soon as you type.',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { part: 'Box', what: 'Three lines or more: it grows with its text and can be resized.' },
  ],
  states: [
    { state: 'Read-only', what: 'Can be selected and copied.' },
    { state: 'At its limit', what: 'Accepts no more text. State the limit in the description.' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Starts a new line; the form isn’t submitted.',
      proof: { test, title: 'accepts multiple lines' },
    },
    {
      keys: 'Tab',
      does: 'Leaves the field: it never types a tab.',
      proof: { test, title: 'moves focus on Tab instead of typing it' },
    },
  ],
  accessibility: ['Error and description are announced with the field.'],
  content: ['Label: a noun that names the subject.'],
  related: ['UI/Text field', 'UI/Tag input'],
};
