import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { CheckboxGrid } from './CheckboxGrid.tsx';

const test = 'packages/ui/src/checkbox-grid/CheckboxGrid.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['To choose any number of options from a fixed set that should all be visible: states, categories.'],
  instead: [
    { when: 'Only one option can be chosen', use: 'UI/Radio group' },
    { when: 'Only one option of a long list can be chosen', use: 'UI/Combo box' },
    { when: 'The values can’t be listed in advance: codes, addresses', use: 'UI/Tag input' },
    { when: 'It’s a single yes or no', use: 'UI/Checkbox' },
  ],
  pairs: [
    {
      do: (
        <CheckboxGrid
          label="Categories"
          columns={2}
          options={[
            { value: 'desks', label: 'Desks' },
            { value: 'chairs', label: 'Office Chairs' },
          ]}
          defaultValue={['desks']}
        />
      ),
      because: 'Labels of one or two words form columns that are easy to scan.',
      avoid: (
        <CheckboxGrid
          label="Categories"
          columns={2}
          options={[
            { value: 'desks', label: 'Orders that are about one or more desks' },
            { value: 'chairs', label: 'Orders that are about office chairs' },
          ]}
        />
      ),
      problem: 'Each label repeats the question, and the word that differs comes last.',
    },
  ],
  anatomy: [
    ...fieldAnatomy,
    { part: 'Count', what: 'How many of the options are selected, at the end of the label.' },
    { part: 'All and none', what: 'Buttons for the visible options; a disabled option keeps its state.' },
    { part: 'Filter', what: 'For more than 20 options: a field that filters them.' },
  ],
  states: [
    {
      state: 'Filtered',
      what: 'Only options that match the text are visible, and Select all becomes Select shown.',
    },
    { state: 'No matches', what: 'A message replaces the options.' },
    {
      state: 'Invalid',
      what: 'The box around the options is marked, and the error is announced with the group.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab, Space',
      does: 'Moves between checkboxes and toggles them.',
      proof: { story: 'ui-checkbox-grid--keyboard' },
    },
    {
      keys: 'Enter in the filter',
      does: 'Toggles the option if it’s the only one left.',
      proof: { test, title: 'toggles the only match on Enter' },
    },
    {
      keys: 'Escape in the filter',
      does: 'Clears the filter and shows all options again.',
      proof: {
        test,
        title: 'filters more than 20 options as the user types, and selects only the ones shown',
      },
    },
  ],
  accessibility: [
    'It’s a fieldset, so the label is announced with the first checkbox that gets focus.',
    'Only the option that changed rerenders, so a grid of 60 stays fast.',
  ],
  content: [
    'Order options the way people look for them: states by name, sizes by size.',
    'Start each label with the word that differs.',
  ],
  related: ['UI/Checkbox', 'UI/Radio group', 'UI/Tag input'],
};
