import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { TextArea } from '../text-area/TextArea.tsx';
import { TagInput } from './TagInput.tsx';

const test = 'packages/ui/src/tag-input/TagInput.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For values that can’t be listed in advance, typed or pasted: codes, email addresses.'],
  instead: [
    { when: 'The options are a fixed set', use: 'UI/Checkbox grid' },
    { when: 'It’s a single value', use: 'UI/Text field' },
    { when: 'It’s free text', use: 'UI/Text area' },
  ],
  pairs: [
    {
      do: <TagInput label="Recipients" defaultValue="ann@harbor.example, bo@harbor.example" />,
      because: 'Each value is an item that can be read, checked and removed.',
      avoid: (
        <TextArea
          label="Recipients, separated by commas"
          defaultValue="ann@harbor.example; bo@harbor.example"
        />
      ),
      problem: 'With one wrong separator, it’s hard to see which address is wrong.',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { part: 'Items', what: 'Tags with a remove button, and a mark if something is wrong.' },
    { part: 'Input', what: 'For typing the next item.' },
    { part: 'Edit as text', what: 'Shows the whole list as text, to copy or correct.' },
  ],
  states: [
    { state: 'Typing', what: 'The typed text is the last item of the value already, so it can be saved.' },
    { state: 'Collapsed', what: 'More than 100 items: those that need attention stay visible.' },
    { state: 'As text', what: 'Values separated by commas.' },
    { state: 'With verdicts', what: 'An item can be invalid or have a warning; both say why.' },
  ],
  keyboard: [
    {
      keys: 'Comma, Enter, Tab',
      does: 'Turns the typed text into an item.',
      proof: { test, title: 'adds the typed text as an item on a comma, Enter and blur' },
    },
    {
      keys: 'Backspace',
      does: 'In an empty input: announces the last item, then removes it.',
      proof: { test, title: 'removes the last item on a second Backspace, after announcing it' },
    },
    {
      keys: 'Arrow left, Home, End',
      does: 'Moves through the items.',
      proof: {
        test,
        title: 'moves through the items with the arrow keys, Home and End, and removes one with Delete',
      },
    },
    {
      keys: 'Delete',
      does: 'Removes the focused item and focuses the next one.',
      proof: {
        test,
        title: 'moves through the items with the arrow keys, Home and End, and removes one with Delete',
      },
    },
    {
      keys: 'Tab',
      does: 'The whole field is one tab stop.',
      proof: { test, title: 'keeps its items out of the tab order' },
    },
  ],
  accessibility: ['The number of items is announced with the field.'],
  content: [
    'Make the label plural: Recipients.',
    'A verdict says what’s wrong with this item: “No code of this year”.',
  ],
  related: ['UI/Tag', 'UI/Checkbox grid', 'UI/Text area'],
};
