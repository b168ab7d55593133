import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { TextArea } from './TextArea.tsx';

const test = 'packages/ui/src/text-area/TextArea.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Text of more than one line: a note, an explanation.'],
  instead: [
    { when: 'One line', use: 'UI/Text field' },
    { when: 'A list of codes or addresses', use: 'UI/Tag input' },
  ],
  pairs: [
    {
      do: <TextArea label="Description" description="For the people who switch it." />,
      because: 'The description says who will read it.',
      avoid: <TextArea aria-label="Description" placeholder="Please describe the flag here" />,
      problem: 'The words go as soon as one types.',
    },
  ],
  anatomy: [...fieldAnatomy, { part: 'Box', what: 'Three lines, and as high as its reader pulls it.' }],
  states: [
    { state: 'Read-only', what: 'Can be selected and copied.' },
    { state: 'At its limit', what: 'Takes no more; say the limit in the description.' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Begins a new line; the form is not sent.',
      proof: { test, title: 'takes several lines' },
    },
    {
      keys: 'Tab',
      does: 'Leaves: it never types a tab.',
      proof: { test, title: 'is left on Tab, which types nothing' },
    },
  ],
  accessibility: ['Error and description are read with the field.'],
  content: ['Label: what it is about, a noun.'],
  related: ['UI/Text field', 'UI/Tag input'],
};
