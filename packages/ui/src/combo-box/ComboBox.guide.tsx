import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { ComboBox } from './ComboBox.tsx';

const test = 'packages/ui/src/combo-box/ComboBox.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['To choose one option from a list that’s too long to scan: a supplier, a city.'],
  instead: [
    { when: 'There are fewer than about 15 options', use: 'UI/Select' },
    { when: 'There are two to five options that should all be visible', use: 'UI/Radio group' },
    { when: 'The text itself is the value', use: 'UI/Text field' },
    { when: 'It searches rows instead of choosing an option', use: 'UI/Search field' },
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
      because: 'The field shows the label of the selected option.',
      avoid: (
        <ComboBox
          label="Delivery"
          options={[
            { value: 'api', label: 'API' },
            { value: 'email', label: 'Email' },
          ]}
        />
      ),
      problem: 'Typing to find one of two options takes longer; radio buttons show both.',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { part: 'Box', what: 'Contains the text that filters the list, and then the selection.' },
    { part: 'Arrow', what: 'Opens the whole list for users who don’t want to type.' },
    { part: 'List', what: 'The options that match the text, or “No results.”' },
  ],
  states: [
    { state: 'Open', what: 'Focus stays in the box while the arrow keys move through the list.' },
    { state: 'Cleared', what: 'Nothing is selected: onChange receives null.' },
    {
      state: 'Text that matches no option',
      what: 'Reverts to the current selection, unless allowsCustomValue is set.',
    },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'Filters the list.',
      proof: {
        test: 'packages/ui/src/testing/choiceKeys.test.tsx',
        title: 'filters its list as the user types, and closes it on Escape',
      },
    },
    {
      keys: 'Arrow down, Enter',
      does: 'Moves through the list and selects an option.',
      proof: { story: 'ui-combo-box--keyboard' },
    },
    {
      keys: 'Arrow up',
      does: 'Opens the list at its end.',
      proof: {
        test: 'packages/ui/src/testing/choiceKeys.test.tsx',
        title: 'opens at the last option on the up arrow',
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the list and keeps the selection.',
      proof: { story: 'ui-combo-box--keyboard' },
    },
    {
      keys: 'Tab',
      does: 'Leaves the field. Text that matches no option reverts to the selection.',
      proof: { test, title: 'restores the selected option on blur when the text matches none' },
    },
  ],
  accessibility: [
    'Focus stays in the box while screen readers read the list: the number of options, then the option.',
    'On a phone the list opens above the keyboard.',
  ],
  content: [
    'Label: the thing that’s chosen, in the singular: Supplier.',
    'Placeholder: an example, never the label.',
  ],
  related: ['UI/Select', 'UI/Search field', 'UI/Radio group'],
};
