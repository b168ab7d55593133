import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

const test = 'packages/ui/src/toggle-button-group/ToggleButtonGroup.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For two to four views of the same content, one of which is always on.'],
  instead: [
    { when: 'There are more than four options', use: 'UI/Select' },
    { when: 'It’s a value in a form', use: 'UI/Radio group' },
    { when: 'It’s on or off', use: 'UI/Switch' },
    { when: 'It performs an action', use: 'UI/Button' },
  ],
  pairs: [
    {
      do: (
        <ToggleButtonGroup
          label="Orders"
          options={[
            { key: 'all', label: 'All' },
            { key: 'available', label: 'Available' },
          ]}
          selectedKey="all"
          onSelectionChange={() => {}}
        />
      ),
      because: 'One-word labels, and both options are visible.',
      avoid: (
        <ToggleButtonGroup
          label="Orders"
          options={[
            { key: 'on', label: 'Show available orders' },
            { key: 'off', label: 'Do not show only available ones' },
          ]}
          selectedKey="on"
          onSelectionChange={() => {}}
        />
      ),
      problem: 'Two long sentences for what a switch says with one.',
    },
  ],
  anatomy: [
    { part: 'Group', what: 'Has an accessible name.' },
    { part: 'Option', what: 'One or two words; the selected one is marked.' },
  ],
  states: [
    { state: 'Selected', what: 'Always exactly one.' },
    { state: 'Disabled', what: 'One option or the whole group.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'One tab stop, at the selected option.',
      proof: { test, title: 'moves with the arrow keys, and cannot be deselected' },
    },
    {
      keys: 'Arrow keys',
      does: 'Move between options without selecting.',
      proof: { test, title: 'moves with the arrow keys, and cannot be deselected' },
    },
  ],
  accessibility: ['It is a radio group: “All, 1 of 2, checked”.'],
  content: ['Labels of one or two words, all of the same kind: All, Available.'],
  related: ['UI/Radio group', 'UI/Select', 'UI/Switch'],
};
