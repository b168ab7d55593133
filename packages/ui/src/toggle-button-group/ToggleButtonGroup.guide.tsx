import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

const test = 'packages/ui/src/toggle-button-group/ToggleButtonGroup.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Two to four views of the same thing, and one is always on.'],
  instead: [
    { when: 'More than four', use: 'UI/Select' },
    { when: 'A value in a form', use: 'UI/Radio group' },
    { when: 'On or off', use: 'UI/Switch' },
    { when: 'It acts', use: 'UI/Button' },
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
      because: 'Labels of one word, and both choices in sight.',
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
    { part: 'Group', what: 'Has a name for screen readers.' },
    { part: 'Option', what: 'One or two words; the one in force is marked.' },
  ],
  states: [
    { state: 'Chosen', what: 'Always one.' },
    { state: 'Disabled', what: 'One option or the whole group.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'One stop, at the choice in force.',
      proof: { test, title: 'moves with the arrow keys and never loses its choice' },
    },
    {
      keys: 'Arrow keys',
      does: 'Move and choose.',
      proof: { test, title: 'moves with the arrow keys and never loses its choice' },
    },
  ],
  accessibility: ['It is a radio group: “All, 1 of 2, checked”.'],
  content: ['One or two words of the same kind: All, Available.'],
  related: ['UI/Radio group', 'UI/Select', 'UI/Switch'],
};
