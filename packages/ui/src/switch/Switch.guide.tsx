import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Switch } from './Switch.tsx';

const test = 'packages/ui/src/switch/Switch.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['To turn something on or off immediately: a flag, a filter, a reminder.'],
  instead: [
    { when: 'It takes effect when the form is saved', use: 'UI/Checkbox' },
    { when: 'It selects one of two views', use: 'UI/Toggle button group' },
  ],
  pairs: [
    {
      do: <Switch label="Show shipped" defaultSelected />,
      because: 'The label names what is on, and stays the same.',
      avoid: <Switch label="Shipped are hidden" />,
      problem: 'If the label describes a state, it’s unclear what the switch does.',
    },
    {
      do: <Switch label="Enabled" isPending defaultSelected />,
      because: 'While saving, the switch keeps its place, its name and focus.',
      avoid: <Switch label="Saving…" isDisabled defaultSelected />,
      problem: 'The name is gone, and so is focus.',
    },
    {
      do: <Checkbox label="I have read the terms" />,
      because: 'A form answer is a checkbox.',
      avoid: <Switch label="I have read the terms" />,
      problem: 'Nothing is turned on.',
    },
  ],
  anatomy: [
    { part: 'Track', what: 'Filled when on; the thumb moves to its end.' },
    { part: 'Label', what: 'After the track. It’s the accessible name.' },
    { part: 'Spinner', what: 'Replaces the thumb while saving.' },
  ],
  states: [
    { state: 'On, off', what: 'Shown by position and fill, never by color alone.' },
    { state: 'Pending', what: 'Busy, and can’t be toggled. If saving fails, switch back and say so.' },
    { state: 'Disabled', what: 'Say why nearby.' },
  ],
  keyboard: [
    {
      keys: 'Space',
      does: 'Toggles the switch.',
      proof: { test, title: 'toggles on a click on its label and on Space' },
    },
    {
      keys: 'Space while pending',
      does: 'Does nothing; focus stays.',
      proof: {
        test,
        title: 'MKL-7 FLG-5 is busy while pending, keeps its name and focus, and cannot be toggled',
      },
    },
    { keys: 'Tab', does: 'Moves focus to the switch.', proof: { story: 'ui-switch--keyboard' } },
  ],
  accessibility: ['Announced as “switch, on” or “switch, off”.', 'In a list, each switch names its row.'],
  content: ['A noun, or what is shown: Enabled, Show shipped. Never “on/off”.'],
  related: ['UI/Checkbox', 'UI/Toggle button group'],
};
