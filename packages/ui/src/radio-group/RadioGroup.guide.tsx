import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const test = 'packages/ui/src/testing/choiceKeys.test.tsx';
const payment = [
  { value: 'billed', label: 'Billed' },
  { value: 'prepaid', label: 'Debit prepaid balance' },
];
const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const guide: Guide = {
  status: 'stable',
  when: ['Exactly one of two to five choices that people should compare.'],
  instead: [
    { when: 'More choices than fit', use: 'UI/Select' },
    { when: 'It changes the view at once', use: 'UI/Toggle button group' },
    { when: 'Any number of them', use: 'UI/Checkbox grid' },
  ],
  pairs: [
    {
      do: <RadioGroup label="Payment" options={payment} defaultValue="billed" />,
      because: 'All choices show, and one is in force from the start.',
      avoid: <RadioGroup label="Payment" options={payment} />,
      problem: 'Without a first choice one has to answer what most people leave as it is.',
    },
    {
      do: <Checkbox label="Accept orders on Sunday" />,
      because: 'Yes or no is one checkbox.',
      avoid: <RadioGroup label="Accept orders on Sunday" options={answers} defaultValue="no" />,
      problem: 'Two controls for one bit.',
    },
  ],
  anatomy: [
    { part: 'Label', what: 'The question, above the choices.' },
    { part: 'Circle and label', what: 'Each choice on a line of its group; the whole line can be pressed.' },
    { part: 'Description', what: 'Under a choice: why it can’t be taken now.' },
  ],
  states: [
    { state: 'Disabled choice', what: 'Says why under it.' },
    { state: 'Invalid', what: 'The sentence is read with the group.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the choice in force, and on to the next control.',
      proof: { test, title: 'is one stop for Tab, at the choice in force' },
    },
    {
      keys: 'Arrows, Space',
      does: 'Choose, around the ends.',
      proof: { test, title: 'moves and chooses with the arrows, around the ends, and chooses on Space' },
    },
  ],
  accessibility: ['Native radio buttons in a group with a name.'],
  content: ['Choices with the same grammar, the most common first.'],
  related: ['UI/Select', 'UI/Toggle button group', 'UI/Checkbox grid'],
};
