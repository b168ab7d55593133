import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { fieldAnatomy } from '../../../../.storybook/docs/sharedParts.ts';
import { CheckboxGrid } from './CheckboxGrid.tsx';

const test = 'packages/ui/src/checkbox-grid/CheckboxGrid.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Any number out of a fixed set that should all be seen at once: states, categories.'],
  instead: [
    { when: 'One of the set', use: 'UI/Radio group' },
    { when: 'One of a long set', use: 'UI/Combo box' },
    { when: 'Values that can’t be listed beforehand: codes, addresses', use: 'UI/Tag input' },
    { when: 'A single yes or no', use: 'UI/Checkbox' },
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
      because: 'Labels of one or two words make columns that can be scanned.',
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
    { part: 'Count', what: 'How many are chosen of how many, at the end of the label.' },
    { part: 'All and none', what: 'Act on the options that show; a disabled option keeps its state.' },
    { part: 'Filter', what: 'For more than 20 options: a field that narrows them.' },
  ],
  states: [
    { state: 'Narrowed', what: 'Only options that hold the text show, and Select all becomes Select shown.' },
    { state: 'Nothing left', what: 'Says so in place of the options.' },
    { state: 'Invalid', what: 'The box around the options is marked, and the error is read with the group.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Space',
      does: 'Moves from box to box and ticks.',
      proof: { story: 'ui-checkbox-grid--keyboard' },
    },
    {
      keys: 'Enter in the filter',
      does: 'Ticks the only option left.',
      proof: { test, title: 'ticks the only option left on Enter' },
    },
    {
      keys: 'Escape in the filter',
      does: 'Clears it, and all options show again.',
      proof: { test, title: 'narrows more than 20 options as one types, and then sets only those that show' },
    },
  ],
  accessibility: [
    'It is a fieldset, so the label is read with the first box that gets the focus.',
    'Only the option that was touched renders again: 60 of them stay fast.',
  ],
  content: [
    'Order options as people look for them: states by name, sizes by size.',
    'Start each label with the word that differs.',
  ],
  related: ['UI/Checkbox', 'UI/Radio group', 'UI/Tag input'],
};
