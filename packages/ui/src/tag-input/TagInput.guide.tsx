import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { TextArea } from '../text-area/TextArea.tsx';
import { TagInput } from './TagInput.tsx';

const test = 'packages/ui/src/tag-input/TagInput.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Values that can’t be listed beforehand, typed or pasted: codes, email addresses.'],
  instead: [
    { when: 'A fixed set', use: 'UI/Checkbox grid' },
    { when: 'One value', use: 'UI/Text field' },
    { when: 'Free text', use: 'UI/Text area' },
  ],
  pairs: [
    {
      do: <TagInput label="Recipients" defaultValue="ann@harbor.example, bo@harbor.example" />,
      because: 'Each value is one item: it can be read, checked and taken away.',
      avoid: (
        <TextArea
          label="Recipients, separated by commas"
          defaultValue="ann@harbor.example; bo@harbor.example"
        />
      ),
      problem: 'One wrong separator, and it is hard to see which address is wrong.',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { part: 'Items', what: 'A tag each, with a cross and a mark where something is wrong.' },
    { part: 'Text', what: 'Where the next one is typed.' },
    { part: 'Edit as text', what: 'Shows the whole list as text, to copy or to correct.' },
  ],
  states: [
    { state: 'Folded', what: 'More than 100 items: those that need a look still show.' },
    { state: 'As text', what: 'Values with commas between.' },
    { state: 'With verdicts', what: 'An item can be wrong or worth a warning; both say why.' },
  ],
  keyboard: [
    {
      keys: 'Comma, Enter, Tab',
      does: 'Make an item of what is typed.',
      proof: { test, title: 'makes an item of what is typed at a comma, on Enter and when the focus leaves' },
    },
    {
      keys: 'Backspace',
      does: 'In an empty field: announces the last item, then removes it.',
      proof: { test, title: 'removes the last item at the second Backspace, and says so before' },
    },
    {
      keys: 'Arrow left, Home, End',
      does: 'Move through the items.',
      proof: { test, title: 'reaches the items with the arrow keys' },
    },
    {
      keys: 'Delete',
      does: 'Removes the item with the focus; the next one has it.',
      proof: { test, title: 'reaches the items with the arrow keys' },
    },
    {
      keys: 'Tab',
      does: 'The whole field is one stop.',
      proof: { test, title: 'is one stop for Tab, whatever it holds' },
    },
  ],
  accessibility: ['How many items it holds is read with the field.'],
  content: [
    'The label is plural: Recipients.',
    'A verdict says what is wrong with this item: “No code of this year”.',
  ],
  related: ['UI/Tag', 'UI/Checkbox grid', 'UI/Text area'],
};
