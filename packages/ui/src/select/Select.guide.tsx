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
  when: ['One of about 4 to 15 known values.', 'One value is already right for most people.'],
  instead: [
    { when: 'Two or three values', use: 'UI/Radio group' },
    { when: 'Many values, or people know what they look for', use: 'UI/Combo box' },
    { when: 'Several values at once', use: 'UI/Checkbox grid' },
    { when: 'It starts an action', use: 'UI/Menu' },
  ],
  pairs: [
    {
      do: <Select label="Dates" options={days} defaultValue="Last 48 hours" />,
      because: 'The choice in force shows, and the others are one press away.',
      avoid: <Select label="Dates" options={days} placeholder="Please choose…" />,
      problem: 'The list shows something by default: say what.',
    },
    {
      do: <RadioGroup label="Payment" options={billing} defaultValue="billed" />,
      because: 'Two choices fit on the page and can be compared.',
      avoid: <Select label="Payment" options={billing} defaultValue="billed" />,
      problem: 'The other choice is hidden behind a press.',
    },
  ],
  anatomy: [
    { part: 'Label', what: 'Above the button, or in its name only (aria-label) in a toolbar.' },
    { part: 'Button', what: 'The choice in force, with an arrow.' },
    { part: 'List', what: 'Opens over the page, as wide as the button at least.' },
    { part: 'Check', what: 'Marks the choice in force.' },
  ],
  states: [
    { state: 'Open', what: 'The focus is in the list, on the choice in force.' },
    { state: 'Empty', what: 'A list without options says “No results.”' },
    { state: 'Invalid, disabled', what: 'As every field.' },
  ],
  keyboard: [
    {
      keys: 'Arrow down',
      does: 'Opens the list; letters find, Enter chooses, the focus comes back.',
      proof: {
        test,
        title: 'opens on the arrow down, finds by letter, chooses on Enter, and gives the focus back',
      },
    },
    {
      keys: 'Letters while closed',
      does: 'Choose the next match without opening.',
      proof: { test: 'packages/ui/src/select/Select.test.tsx', title: 'finds by typing while closed' },
    },
    { keys: 'Arrows, Home, End', does: 'Move through the list.', proof: { story: 'ui-select--keyboard' } },
  ],
  accessibility: [
    'A button that opens a listbox: screen readers say label, value and state.',
    'On a phone the button is 44 px high.',
  ],
  content: [
    'Options: the same grammar, sentence case, sorted as people think of them.',
    'Name “none” in words: All states.',
  ],
  related: ['UI/Combo box', 'UI/Radio group', 'UI/Checkbox grid', 'UI/Menu'],
};
