import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { ComboBox } from './ComboBox.tsx';

const test = 'packages/ui/src/combo-box/ComboBox.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['One of a list that is too long to scan: a supplier, a city.'],
  instead: [
    { when: 'Fewer than about 15 options', use: 'UI/Select' },
    { when: 'Two to five options that should be seen', use: 'UI/Radio group' },
    { when: 'The text itself is the value', use: 'UI/Text field' },
    { when: 'It finds rows instead of choosing one', use: 'UI/Search field' },
  ],
  pairs: [
    {
      do: (
        <ComboBox
          label="Supplier"
          options={[
            { value: '1', label: 'Harbor Point' },
            { value: '2', label: 'Lone Star Group' },
          ]}
          defaultValue="1"
        />
      ),
      because: 'The field keeps the name of what is chosen.',
      avoid: (
        <ComboBox
          label="Delivery"
          options={[
            { value: 'api', label: 'API' },
            { value: 'email', label: 'Email' },
          ]}
        />
      ),
      problem: 'Typing to find one of two takes longer: radio buttons show both.',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { part: 'Box', what: 'Holds the text that narrows the list, and then the choice.' },
    { part: 'Arrow', what: 'Opens the whole list for those who don’t want to type.' },
    { part: 'List', what: 'The options that hold the text, or “No results.”' },
  ],
  states: [
    { state: 'Open', what: 'The focus stays in the box while the arrow keys move through the list.' },
    { state: 'Emptied', what: 'Chooses nothing: onChange gets null.' },
    {
      state: 'Text that is no option',
      what: 'Goes back to the choice in force, unless allowsCustomValue is set.',
    },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'Narrow the list.',
      proof: {
        test: 'packages/ui/src/testing/choiceKeys.test.tsx',
        title: 'narrows its list as one types, and leaves it on Escape',
      },
    },
    {
      keys: 'Arrow down, Enter',
      does: 'Moves through the list and chooses.',
      proof: { story: 'ui-combo-box--keyboard' },
    },
    {
      keys: 'Arrow up',
      does: 'Opens the list at its end.',
      proof: {
        test: 'packages/ui/src/testing/choiceKeys.test.tsx',
        title: 'opens at the end on the arrow up',
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the list and keeps the choice.',
      proof: { story: 'ui-combo-box--keyboard' },
    },
    {
      keys: 'Tab',
      does: 'Leaves; text that is no option gives way to the choice.',
      proof: { test, title: 'goes back to the choice in force when the text stands for nothing' },
    },
  ],
  accessibility: [
    'The list is read while the focus stays in the box: the number of options, then the option.',
    'On a phone the list opens above the keyboard.',
  ],
  content: [
    'Label: the thing that is chosen, in the singular: Supplier.',
    'Placeholder: only an example, never the label.',
  ],
  related: ['UI/Select', 'UI/Search field', 'UI/Radio group'],
};
