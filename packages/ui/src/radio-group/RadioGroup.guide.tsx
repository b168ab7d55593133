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
  when: ['To choose exactly one of two to five options that people should compare.'],
  instead: [
    { when: 'There are more options than fit', use: 'UI/Select' },
    { when: 'It changes the view immediately', use: 'UI/Toggle button group' },
    { when: 'Any number of options can be chosen', use: 'UI/Checkbox grid' },
  ],
  pairs: [
    {
      do: <RadioGroup label="Payment" options={payment} defaultValue="billed" />,
      because: 'All options are visible, and one is selected from the start.',
      avoid: <RadioGroup label="Payment" options={payment} />,
      problem: 'Without an initial selection, everyone has to answer what most would leave as it is.',
    },
    {
      do: <Checkbox label="Accept orders on Sunday" />,
      because: 'A yes or no is a single checkbox.',
      avoid: <RadioGroup label="Accept orders on Sunday" options={answers} defaultValue="no" />,
      problem: 'Two controls for one bit.',
    },
  ],
  anatomy: [
    { part: 'Label', what: 'The question, above the options.' },
    { part: 'Circle and label', what: 'One line per option; the whole line can be pressed.' },
    { part: 'Description', what: 'Below an option: why it’s unavailable.' },
  ],
  states: [
    { state: 'Disabled option', what: 'Says why below it.' },
    { state: 'Invalid', what: 'The error is announced with the group.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the selected option, then to the next control.',
      proof: { test, title: 'is a single tab stop, at the selected option' },
    },
    {
      keys: 'Arrows, Space',
      does: 'Selects an option, wrapping around at the ends.',
      proof: {
        test,
        title: 'moves and selects with the arrow keys, wrapping at the ends, and selects on Space',
      },
    },
  ],
  accessibility: ['Native radio buttons in a labeled group.'],
  content: ['Options with parallel grammar, the most common first.'],
  related: ['UI/Select', 'UI/Toggle button group', 'UI/Checkbox grid'],
};
