import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Switch } from './Switch.tsx';

const test = 'packages/ui/src/switch/Switch.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Something is turned on or off at once: a flag, a filter, a reminder.'],
  instead: [
    { when: 'It counts when the form is saved', use: 'UI/Checkbox' },
    { when: 'One of two views', use: 'UI/Toggle button group' },
  ],
  pairs: [
    {
      do: <Switch label="Show Shipped" defaultSelected />,
      because: 'The label names what is on, and stays the same.',
      avoid: <Switch label="Shipped are hidden" />,
      problem: 'With a label that describes a state, nobody knows what turning it does.',
    },
    {
      do: <Switch label="Enabled" isPending defaultSelected />,
      because: 'While it is being saved it keeps its place, its name and the focus.',
      avoid: <Switch label="Saving…" isDisabled defaultSelected />,
      problem: 'The name is gone, and so is the focus.',
    },
    {
      do: <Checkbox label="I have read the terms" />,
      because: 'An answer in a form is a checkbox.',
      avoid: <Switch label="I have read the terms" />,
      problem: 'Nothing is turned on.',
    },
  ],
  anatomy: [
    { part: 'Track', what: 'Filled when on; the knob moves to the end of the line.' },
    { part: 'Label', what: 'After the track, and the name.' },
    { part: 'Spinner', what: 'On the knob while it is being saved.' },
  ],
  states: [
    { state: 'On, off', what: 'Told by place and fill, never by color alone.' },
    { state: 'Pending', what: 'Busy, and cannot be turned again. If saving fails, turn it back and say so.' },
    { state: 'Disabled', what: 'Say why close by.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'Turns it.', proof: { test, title: 'turns by click on its label and by Space' } },
    {
      keys: 'Space while pending',
      does: 'Does nothing; the focus stays.',
      proof: {
        test,
        title: 'MKL-7 FLG-5 is busy while pending, keeps its name and the focus, and cannot be turned again',
      },
    },
    { keys: 'Tab', does: 'Moves to it.', proof: { story: 'ui-switch--keyboard' } },
  ],
  accessibility: ['Said as “switch, on” or “switch, off”.', 'In a list each one names its row.'],
  content: ['A noun or what shows: Enabled, Show Shipped. Never “on/off”.'],
  related: ['UI/Checkbox', 'UI/Toggle button group'],
};
