import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Select } from './Select.tsx';

const test = 'packages/ui/src/testing/choiceKeys.test.tsx';
const days = ['Last 24 hours', 'Last 48 hours', 'Last 72 hours', 'Last 7 days'].map((label) => ({
  value: label,
  label,
}));
const billing = [
  { value: 'billed', label: 'Billed' },
  { value: 'prepaid', label: 'Debit prepaid balance' },
];

export const guide: Guide = {
  status: 'stable',
  when: [
    'To choose one of about 4 to 15 known values.',
    'When the default value is already right for most people.',
  ],
  instead: [
    { when: 'There are two or three values', use: 'UI/Radio group' },
    { when: 'There are many values, or people know what they’re looking for', use: 'UI/Combo box' },
    { when: 'Several values can be chosen', use: 'UI/Checkbox grid' },
    { when: 'It starts an action', use: 'UI/Menu' },
  ],
  pairs: [
    {
      do: <Select label="Dates" options={days} defaultValue="Last 48 hours" />,
      because: 'The current value is visible, and the others are one press away.',
      avoid: <Select label="Dates" options={days} placeholder="Please choose…" />,
      problem: 'The list is already filtered by a default: show it.',
    },
    {
      do: <RadioGroup label="Payment" options={billing} defaultValue="billed" />,
      because: 'Two options fit on the page and can be compared.',
      avoid: <Select label="Payment" options={billing} defaultValue="billed" />,
      problem: 'The other option is hidden behind a press.',
    },
  ],
  anatomy: [
    { part: 'Label', what: 'Above the button, or only as its accessible name (aria-label) in a toolbar.' },
    { part: 'Button', what: 'The current value, with an arrow.' },
    { part: 'List', what: 'Opens over the page, at least as wide as the button.' },
    { part: 'Check', what: 'Marks the current value.' },
  ],
  states: [
    { state: 'Open', what: 'Focus is in the list, on the current value.' },
    { state: 'Empty', what: 'A list without options shows “No results.”' },
    { state: 'Invalid, disabled', what: 'The same as in every field.' },
  ],
  keyboard: [
    {
      keys: 'Arrow down',
      does: 'Opens the list. Letters find an option, Enter selects it and returns focus.',
      proof: {
        test,
        title: 'opens on the down arrow, finds by letter, selects on Enter, and restores focus',
      },
    },
    {
      keys: 'Letters while closed',
      does: 'Selects the next match without opening the list.',
      proof: { test: 'packages/ui/src/select/Select.test.tsx', title: 'selects by typing while closed' },
    },
    { keys: 'Arrows, Home, End', does: 'Moves through the list.', proof: { story: 'ui-select--keyboard' } },
  ],
  accessibility: [
    'A button that opens a listbox: screen readers announce label, value and state.',
    'On phones the button is 44 px high.',
  ],
  content: [
    'Options: parallel grammar, sentence case, sorted the way people think of them.',
    'Put “none” in words: All states.',
  ],
  related: ['UI/Combo box', 'UI/Radio group', 'UI/Checkbox grid', 'UI/Menu'],
};
